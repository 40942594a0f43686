import { and, eq } from 'drizzle-orm';
import type { TokenPair } from '../../../contract/entities/session';
import { refreshTokens } from '../../db/schema/users';
import { hashToken } from '../../lib/hashToken';
import { takeAttempt } from '../attempts/takeAttempt';
import { writeAuditEvent } from '../audit/writeAuditEvent';
import { findActorOfUser } from './account/findActor';
import { lockUsers } from './account/lockUsers';
import { readAccessToken, sessionSeconds } from './tokens/accessToken';
import type { SessionContext } from './tokens/issueTokens';
import { endFamily } from './tokens/issueTokens';

const end = async (context: SessionContext, pair: TokenPair): Promise<boolean> => {
  const { db, tokenKeys } = context;
  const subject = await readAccessToken(tokenKeys, pair.accessToken, context.now(), sessionSeconds);
  if (!subject) return false;
  const { userId, familyId } = subject;
  await lockUsers(db, [userId]);
  const isTheirs = and(
    eq(refreshTokens.tokenHash, await hashToken(pair.refreshToken)),
    eq(refreshTokens.familyId, familyId),
  );
  const [token] = await db.select({ id: refreshTokens.id }).from(refreshTokens).where(isTheirs);
  if (!token || !(await endFamily(context, familyId))) return false;
  const actor = await findActorOfUser(db, userId);
  await writeAuditEvent(
    { ...context, ...(actor && { actor }) },
    { action: 'signOut', subject: 'user', subjectId: userId },
  );
  return true;
};

/**
 * Ends the session that both tokens belong to, including its access tokens. A session that has already ended,
 * or tokens that do not belong together, get the same answer: there is nothing left to do.
 */
export const signOut = async (context: SessionContext, pair: TokenPair): Promise<true> => {
  const attempt = await takeAttempt(context, 'signOut');
  const hasEnded = await context.db.transaction((db) => end({ ...context, db }, pair));
  await (hasEnded ? attempt.giveBack() : attempt.spend());
  return true;
};
