import { inArray } from 'drizzle-orm';
import { applyMigrations } from '../db/applyMigrations';
import type { Database } from '../db/database';
import { users } from '../db/schema/users';
import { underSchemaLock } from '../db/underSchemaLock';
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
  await underSchemaLock(db, async (tx) => {
    await applyMigrations(tx);
    await seedReferenceData(tx);
    if (wantsDemo && !(await hasUsers(tx))) await seedDemo(tx, new Date());
  });
  const hasDemo = await hasDemoAccounts(db);
  if (hasDemo && isProduction) throw new Error('The database has the demo accounts: not in production.');
  return hasDemo;
};
