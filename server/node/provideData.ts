import { migrate } from '../db/applyMigrations';
import type { Database } from '../db/database';
import { migrationSteps } from '../db/migrationSteps';
import { users } from '../db/schema/users';
import { underSchemaLock } from '../db/underSchemaLock';
import type { Log } from '../lib/log';
import { PlainError } from '../lib/plainError';
import { hasDemoAccounts } from '../seed/common/hasDemoAccounts';
import { seedDemo } from '../seed/seedDemo';
import { seedReferenceData } from '../seed/seedReferenceData';
import { createFirstAdministrator } from '../services/users/createFirstAdministrator';
import type { Config } from './settings/environment';

const hasUsers = async (db: Database) => (await db.select({ id: users.id }).from(users).limit(1)).length > 0;

/**
 * Brings the database to the current schema, fills an empty one and creates its first administrator. Returns
 * whether it has the demo accounts; throws if it does in production, as their password is published.
 */
export const provideData = async (
  db: Database,
  config: Pick<Config, 'seedDemo' | 'isProduction' | 'firstAdministrator'>,
  now: () => Date,
  log?: Log,
): Promise<boolean> => {
  const { seedDemo: wantsDemo, isProduction, firstAdministrator } = config;
  await migrate(db, migrationSteps, (name, milliseconds) =>
    log?.info('a migration was applied', { name, milliseconds }),
  );
  await underSchemaLock(db, async (tx) => {
    await seedReferenceData(tx);
    if (wantsDemo && !(await hasUsers(tx))) await seedDemo(tx, now());
    if (firstAdministrator)
      await createFirstAdministrator({ db: tx, now, remoteAddress: null }, firstAdministrator);
  });
  const hasDemo = await hasDemoAccounts(db);
  if (hasDemo && isProduction)
    throw new PlainError('settings', 'The database has the demo accounts: not in production.');
  return hasDemo;
};
