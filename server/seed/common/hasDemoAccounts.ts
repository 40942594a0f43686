import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { users } from '../../db/schema/users';
import { demoAccounts } from './demoAccounts';

/** Tells whether a database has any of the accounts whose password is published. */
export const hasDemoAccounts = async (db: Database): Promise<boolean> => {
  const names = demoAccounts.map(({ username }) => username);
  const found = await db.select({ id: users.id }).from(users).where(inArray(users.username, names)).limit(1);
  return found.length > 0;
};
