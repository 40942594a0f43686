import { and, eq, isNull } from 'drizzle-orm';
import { base64url } from 'jose';
import type { Session, TokenPair } from '../../../../contract/entities/session';
import { refreshTokens } from '../../../db/schema/users';
import { hashToken } from '../../../lib/hashToken';
import type { TokenKeys } from '../../../lib/tokenKeys';
import type { Actor, ServiceContext } from '../../context/serviceContext';
import { keepSignIn, type SignInContext } from '../signIns/keepSignIn';
import { refreshTokenSeconds, sessionSeconds, signAccessToken, type TokenSubject } from './accessToken';

const refreshTokenBytes = 32;

/**
 * Issues the two tokens of a session, in the caller's transaction if `context.db` is one. Neither outlives
 * the session by more than an access token's lifetime.
 */
export const issueTokens = async (context: SessionContext, subject: TokenSubject): Promise<TokenPair> => {
  const now = context.now();
  const refreshToken = base64url.encode(crypto.getRandomValues(new Uint8Array(refreshTokenBytes)));
  await context.db.insert(refreshTokens).values({
    userId: subject.userId,
    familyId: subject.familyId,
    tokenHash: await hashToken(refreshToken),
    keyThumbprint: context.keyThumbprint,
    createdOn: now,
    expiresOn: new Date(
      Math.min(
        now.getTime() + refreshTokenSeconds * 1000,
        subject.signedInOn.getTime() + sessionSeconds * 1000,
      ),
    ),
  });
  return { accessToken: await signAccessToken(context.tokenKeys, subject, now), refreshToken };
};

/**
 * Starts a session for a user whose identity was verified, in the caller's transaction, and keeps from where; the user
 * must be locked. `identityProvenOn` is when the password or the corporate identity was proven; null for a passkey alone.
 */
export const openSession = async (
  context: SessionContext & SignInContext,
  actor: Actor,
  familyId: string,
  identityProvenOn: Date | null,
): Promise<Session> => {
  const { userId } = actor;
  await keepSignIn(context, { userId, familyId, identityProvenOn });
  return {
    ...(await issueTokens(context, { userId, familyId, signedInOn: context.now() })),
    username: actor.username,
    roles: [...actor.roles],
    permissions: [...actor.permissions],
  };
};

/**
 * Revokes all tokens that descend from one sign-in, in the caller's transaction; returns whether any was
 * still valid.
 */
export const endFamily = async ({ db, now }: ServiceContext, familyId: string): Promise<boolean> => {
  const revoked = await db
    .update(refreshTokens)
    .set({ revokedOn: now() })
    .where(and(eq(refreshTokens.familyId, familyId), isNull(refreshTokens.revokedOn)))
    .returning({ id: refreshTokens.id });
  return revoked.length > 0;
};

/** What the functions of a session need besides a service's context: the keys of access tokens and of the browser. */
export interface SessionContext extends ServiceContext {
  readonly tokenKeys: TokenKeys;
  /** The browser's key that refresh tokens are bound to; absent for a client without one. */
  readonly keyThumbprint?: string | undefined;
}
