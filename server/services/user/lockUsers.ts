import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { users } from '../../db/schema/users';

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
