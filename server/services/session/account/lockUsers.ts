import { and, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { refreshTokens, users } from '../../../db/schema/users';
import type { ServiceContext } from '../../context/serviceContext';

/**
 * Holds users or providers until the transaction ends, always in the same order. Whoever ends or renews their sessions
 * holds them before any token or link of theirs, or the two would wait for each other.
 */
export const lockUsers = async (db: Database, userIds: readonly number[]): Promise<void> => {
  await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(users.id)
    .for('no key update');
};

/** Ends every session of these users, in the caller's transaction; signing in again is all that is left to them. */
export const endSessionsOf = async (
  { db, now }: ServiceContext,
  userIds: readonly number[],
): Promise<void> => {
  if (userIds.length === 0) return;
  await lockUsers(db, userIds);
  await db
    .update(refreshTokens)
    .set({ revokedOn: now() })
    .where(and(inArray(refreshTokens.userId, [...userIds]), isNull(refreshTokens.revokedOn)));
};
