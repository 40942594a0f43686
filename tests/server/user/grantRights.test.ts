import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Right } from '../../../contract/access';
import { createUsers, updateUsers } from '../../../contract/calls/user';
import { users } from '../../../server/db/schema/users';
import { moduleRights } from '../../../server/seed/common/demoUsers';
import { apiClient } from '../../support/apiClient';
import { makeAdministrator, makeOperator, makeProvider } from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' });
  // Another administrator who can manage users, so that no change is refused to protect the last one.
  await makeAdministrator(server.db);
});
afterAll(() => server.close());

const holding = async (...permissions: Right[]) => {
  const user = await makeAdministrator(server.db, { permissions });
  return { ...user, client: await apiClient(server, user) };
};
const rightsOf = async (id: number) => {
  const [user] = await server.db.select().from(users).where(eq(users.id, id));
  return user?.permissions;
};
const refusedAs = (errorMessage: string) => [{ success: false, errorMessage, errorField: 'permissions' }];
const notHeld = 'Não pode dar acessos que não tem. Retire-os, ou peça a um administrador que os tenha.';
const ownRights = 'Não pode acrescentar acessos a si próprio. Peça-os a outro administrador.';

describe('10.9 granting rights', () => {
  it('nobody adds to their own rights, not even a right that they may grant to others', async () => {
    const { id, client } = await holding('Users_Reader', 'Users_Updater');
    for (const right of ['Applications_Reader', 'Providers_Reader'])
      expect(
        await client.answer(updateUsers, {
          users: [{ id, userStatusId: 1, permissions: ['Users_Reader', 'Users_Updater', right] }],
        }),
      ).toMatchObject(refusedAs(ownRights));
    expect(await rightsOf(id)).toEqual(['Users_Reader', 'Users_Updater']);
  });

  it('nobody grants a right of the regulator that they do not hold', async () => {
    const { client } = await holding('Users_Reader', 'Users_Updater');
    const other = await makeAdministrator(server.db, { permissions: ['Users_Reader'] });
    const give = (...permissions: Right[]) =>
      client.answer(updateUsers, { users: [{ id: other.id, userStatusId: 2, permissions }] });
    expect(await give('Users_Reader', 'Applications_Reader')).toMatchObject(refusedAs(notHeld));
    const [unchanged] = await server.db.select().from(users).where(eq(users.id, other.id));
    expect(unchanged).toMatchObject({ permissions: ['Users_Reader'], userStatusId: 1 });
    expect(await give('Users_Reader', 'Users_Updater')).toMatchObject([{ success: true }]);
    expect(await rightsOf(other.id)).toEqual(['Users_Reader', 'Users_Updater']);
  });

  it('nobody creates a user with more rights than their own', async () => {
    const { client } = await holding('Users_Reader', 'Users_Writer');
    const create = (username: string, permissions: Right[]) =>
      client.answer(createUsers, { users: [{ username, userStatusId: 1, userTypeId: 1, permissions }] });
    expect(await create('mais@tsi.example.pt', ['Users_Reader', 'Users_Updater'])).toMatchObject(
      refusedAs(notHeld),
    );
    expect(await create('igual@tsi.example.pt', ['Users_Reader', 'Users_Writer'])).toMatchObject([
      { success: true },
    ]);
  });

  it('rights granted by others may stay, and be taken away', async () => {
    const { client } = await holding('Users_Reader', 'Users_Updater');
    const permissions = ['Applications_Reader', 'Applications_Updater', 'Users_Reader'];
    const other = await makeAdministrator(server.db, { permissions });
    const save = (rights: string[]) =>
      client.answer(updateUsers, { users: [{ id: other.id, userStatusId: 1, permissions: rights }] });
    expect(await save(permissions)).toMatchObject([{ success: true }]);
    expect(await save(['Applications_Reader'])).toMatchObject([{ success: true }]);
    expect(await rightsOf(other.id)).toEqual(['Applications_Reader']);
    expect(await save(permissions)).toMatchObject(refusedAs(notHeld));
  });

  it("a manager of providers' users grants them any right of that side", async () => {
    const { client } = await holding('Providers_Reader', 'Providers_Writer', 'Providers_Updater');
    const parentId = (await makeProvider(server.db)).id;
    const operator = await makeOperator(server.db, { parentId, permissions: [] });
    expect(
      await client.answer(updateUsers, {
        users: [{ id: operator.id, userStatusId: 1, permissions: [...moduleRights()] }],
      }),
    ).toMatchObject([{ success: true }]);
    expect(await rightsOf(operator.id)).toEqual([...moduleRights()]);
  });
});
