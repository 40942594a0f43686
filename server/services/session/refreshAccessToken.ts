import { and, eq, isNull } from 'drizzle-orm';
import type { TokenPair } from '../../../contract/entities/session';
import { refreshTokens } from '../../db/schema/users';
import { takeAttempt } from '../attempts/takeAttempt';
import { recordAudit } from '../audit/recordAudit';
import { Refusal } from '../refusal';
import { lockUsers } from '../user/lockUsers';
import { findActor } from './findActor';
import { hashToken } from './hashToken';
import { issueTokens } from './issueTokens';
import { readAccessToken } from './readAccessToken';
import type { SessionContext } from './sessionContext';
import { refreshTokenSeconds } from './tokenTerms';

/** What a caller without a valid session reads. */
export const sessionEnded = 'Sessão inválida ou expirada.';

const exchange = async (context: SessionContext, pair: TokenPair): Promise<TokenPair | undefined> => {
  const { db } = context;
  const now = context.now();
  const subject = await readAccessToken(context.tokenKey, pair.accessToken, now, refreshTokenSeconds);
  if (!subject) return undefined;
  await lockUsers(db, [subject.userId]);
  const tokenHash = await hashToken(pair.refreshToken);
  const [token] = await db
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash))
    .for('update');
  if (!token || token.familyId !== subject.familyId || token.userId !== subject.userId) return undefined;
  if (token.revokedOn || token.expiresOn <= now) return undefined;
  if (token.usedOn) {
    await db
      .update(refreshTokens)
      .set({ revokedOn: now })
      .where(and(eq(refreshTokens.familyId, token.familyId), isNull(refreshTokens.revokedOn)));
    await recordAudit(context, { action: 'refreshTokenReused', subject: 'user', subjectId: token.userId });
    return undefined;
  }
  if (!(await findActor(db, subject))) return undefined;
  await db.update(refreshTokens).set({ usedOn: now }).where(eq(refreshTokens.id, token.id));
  return issueTokens(context, subject);
};

/**
 * Exchanges both tokens of a session for new ones (spec 4, Session). The access token may have expired but
 * must be genuine and of the same sign-in. A refresh token serves once: whoever shows it again ends the
 * session, for it may have been stolen.
 */
export const refreshAccessToken = async (context: SessionContext, pair: TokenPair): Promise<TokenPair> => {
  const attempt = await takeAttempt(context, 'refresh');
  const renewed = await context.db.transaction((db) => exchange({ ...context, db }, pair));
  if (!renewed) {
    await attempt.spend();
    throw new Refusal('unauthenticated', sessionEnded);
  }
  await attempt.giveBack();
  return renewed;
};
