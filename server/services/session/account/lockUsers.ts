import { and, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { refreshTokens, users } from '../../../db/schema/users';
import type { ServiceContext } from '../../context/serviceContext';

/**
 * Locks users or providers until the transaction ends, always in the same order. Code that ends or renews
 * their sessions must lock them before any of their tokens or links, or there would be a deadlock.
 */
export const lockUsers = async (db: Database, userIds: readonly number[]): Promise<void> => {
  await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(users.id)
    .for('no key update');
};

/** Ends every session of these users, in the caller's transaction; they can only sign in again. */
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
