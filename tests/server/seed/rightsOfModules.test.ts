import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Role, rights, rolesOfRight } from '../../../contract/access';
import { userType } from '../../../contract/rules/userTypes';
import { serverModules } from '../../../modules/server';
import { users } from '../../../server/db/schema/users';
import { demoAccounts } from '../../../server/seed/common/demoAccounts';
import { createFirstAdministrator } from '../../../server/services/users/createFirstAdministrator';
import { createTestServer } from '../../support/testServer';

const rightsOf = (role: Role) => rights.filter((right) => rolesOfRight(right).includes(role)).sort();

describe('whoever has every right has those of every module, whenever the program came to know of it', () => {
  it('there are modules with rights of their own', () => {
    const rows = serverModules.flatMap(({ access }) => Object.values(access ?? {}));
    expect(rows.length).toBeGreaterThan(3);
  });

  it('in the demo', async () => {
    const { db, close } = await createTestServer();
    onTestFinished(close);
    const [account] = demoAccounts;
    const [found] = await db.select().from(users).where(eq(users.username, account.username));
    expect(found?.permissions.toSorted()).toEqual(rightsOf('Administrator'));
  });

  it('and the first administrator', async () => {
    const { db, close } = await createTestServer({ seed: 'empty' });
    onTestFinished(close);
    const context = { db, now: () => new Date(), remoteAddress: null };
    await createFirstAdministrator(context, 'primeira@regulador.example.pt');
    const [found] = await db.select().from(users).where(eq(users.userTypeId, userType.administrator));
    expect(found?.permissions.toSorted()).toEqual(rightsOf('Administrator'));
  });
});
