import { base64url } from 'jose';
import type { TokenPair } from '../../../contract/entities/session';
import { refreshTokens } from '../../db/schema/users';
import { hashToken } from './hashToken';
import type { SessionContext } from './sessionContext';
import { signAccessToken, type TokenSubject } from './signAccessToken';
import { refreshTokenSeconds, sessionSeconds } from './tokenTerms';

const refreshTokenBytes = 32;

/** Makes the two tokens of a session, neither of which outlives it by more than an access token's minutes, in the caller's transaction where `context.db` is one. */
export const issueTokens = async (context: SessionContext, subject: TokenSubject): Promise<TokenPair> => {
  const now = context.now();
  const refreshToken = base64url.encode(crypto.getRandomValues(new Uint8Array(refreshTokenBytes)));
  await context.db.insert(refreshTokens).values({
    userId: subject.userId,
    familyId: subject.familyId,
    tokenHash: await hashToken(refreshToken),
    createdOn: now,
    expiresOn: new Date(
      Math.min(
        now.getTime() + refreshTokenSeconds * 1000,
        subject.signedInOn.getTime() + sessionSeconds * 1000,
      ),
    ),
  });
  return { accessToken: await signAccessToken(context.tokenKey, subject, now), refreshToken };
};
