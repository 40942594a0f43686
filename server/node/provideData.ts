import { inArray } from 'drizzle-orm';
import type { Database } from '../db/database';
import { migrate } from '../db/migrate';
import { users } from '../db/schema/users';
import { demoAccounts } from '../seed/demoAccounts';
import { seedDemo } from '../seed/seedDemo';
import { seedReferenceData } from '../seed/seedReferenceData';
import type { Config } from './config';

const hasUsers = async (db: Database) => (await db.select({ id: users.id }).from(users).limit(1)).length > 0;

const hasDemoAccounts = async (db: Database) => {
  const names = demoAccounts.map(({ username }) => username);
  const found = await db.select({ id: users.id }).from(users).where(inArray(users.username, names)).limit(1);
  return found.length > 0;
};

/**
 * Brings the database to the current schema and fills an empty one; answers whether it has the demo accounts.
 * In production it must not, for their password is published.
 */
export const provideData = async (
  db: Database,
  { seedDemo: wantsDemo, isProduction }: Pick<Config, 'seedDemo' | 'isProduction'>,
): Promise<boolean> => {
  await migrate(db);
  await seedReferenceData(db);
  if (wantsDemo && !(await hasUsers(db))) await seedDemo(db, new Date());
  const hasDemo = await hasDemoAccounts(db);
  if (hasDemo && isProduction) throw new Error('The database has the demo accounts: not in production.');
  return hasDemo;
};
