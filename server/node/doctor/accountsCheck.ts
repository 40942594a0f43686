import { eq, sql } from 'drizzle-orm';
import { userType } from '../../../contract/rules/userTypes';
import type { Database } from '../../db/database';
import { users } from '../../db/schema/users';
import { hasDemoAccounts } from '../../seed/common/hasDemoAccounts';
import type { DatabaseContext } from './check';
import { onCurrentSchema } from './contentChecks';
import { type Check, fail, ok } from './finding';

/** The accounts over which a start ends: those of the demo in production, and one in the place of the first administrator. */
export const accountsCheck: Check<DatabaseContext> = {
  subject: 'accounts',
  look: onCurrentSchema(async ({ db, config: { isProduction, firstAdministrator } }) => {
    if (isProduction && (await hasDemoAccounts(db)))
      return fail(
        'the demo accounts are there, whose password is published',
        'use another database in production',
      );
    const administrators = await db.$count(users, eq(users.userTypeId, userType.administrator));
    if (administrators > 0) return ok(`${administrators} administrators`);
    if (!firstAdministrator) return ok('there is no administrator: FIRST_ADMINISTRATOR makes one');
    return (await isTaken(db, firstAdministrator))
      ? fail(
          'FIRST_ADMINISTRATOR is the e-mail of a user who is no administrator',
          'name another: no server starts with it',
        )
      : ok('the next start makes the first administrator');
  }),
};

const isTaken = async (db: Database, username: string): Promise<boolean> =>
  (await db.$count(users, sql`lower(${users.username}) = lower(${username})`)) > 0;
