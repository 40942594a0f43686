import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateUsers } from '../../../contract/calls/user';
import { users } from '../../../server/db/schema/users';
import { administratorRights } from '../../../server/seed/common/demoUsers';
import { apiClient } from '../../support/apiClient';
import { makeAdministrator } from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' });
}, 60_000);
afterAll(() => server.close());

const without = (...rights: string[]) => administratorRights().filter((right) => !rights.includes(right));
const stored = async (id: number) => (await server.db.select().from(users).where(eq(users.id, id)))[0];

describe('6 an administrator keeps their own access', () => {
  it.each([
    [{ userStatusId: 2 as const }, 'Não pode desativar o seu próprio utilizador.'],
    [
      { userStatusId: 1 as const, permissions: without('Users_Updater') },
      'Não pode retirar a si próprio o acesso à gestão de utilizadores.',
    ],
    [
      { userStatusId: 1 as const, permissions: [] },
      'Não pode retirar a si próprio o acesso à gestão de utilizadores.',
    ],
  ])('%j is refused for oneself', async (change, errorMessage) => {
    const own = await makeAdministrator(server.db);
    const client = await apiClient(server, own);
    expect(await client.answer(updateUsers, { users: [{ id: own.id, ...change }] })).toMatchObject([
      { success: false, errorMessage, errorField: expect.any(String) },
    ]);
    expect(await stored(own.id)).toMatchObject({ userStatusId: 1, permissions: administratorRights() });
  });

  it('may give up everything else', async () => {
    const own = await makeAdministrator(server.db);
    const client = await apiClient(server, own);
    const permissions = without('Applications_Reader', 'Applications_Updater');
    const answer = await client.answer(updateUsers, {
      users: [{ id: own.id, userStatusId: 1, permissions }],
    });
    expect(answer).toMatchObject([{ success: true }]);
  });

  it('there is always an active administrator who can manage users', async () => {
    await server.db.update(users).set({ userStatusId: 2 });
    const last = await makeAdministrator(server.db);
    // Without Users_Reader, this administrator can't manage users, only change those whose id is known.
    const half = await makeAdministrator(server.db, { permissions: ['Users_Updater'] });
    const client = await apiClient(server, half);
    const errorMessage = 'Tem de existir pelo menos um administrador ativo que possa gerir utilizadores.';
    const answer = await client.answer(updateUsers, {
      users: [
        { id: last.id, userStatusId: 2 },
        { id: last.id, userStatusId: 1, permissions: without('Users_Updater') },
      ],
    });
    expect(answer).toMatchObject([
      { success: false, errorMessage },
      { success: false, errorMessage },
    ]);
  });

  it('two administrators who deactivate each other at once do not both succeed', async () => {
    await server.db.update(users).set({ userStatusId: 2 });
    const one = await makeAdministrator(server.db);
    const two = await makeAdministrator(server.db);
    const [first, second] = [await apiClient(server, one), await apiClient(server, two)];
    await Promise.all([
      first.send(updateUsers, { users: [{ id: two.id, userStatusId: 2 }] }),
      second.send(updateUsers, { users: [{ id: one.id, userStatusId: 2 }] }),
    ]);
    const left = await Promise.all([one, two].map(({ id }) => stored(id)));
    expect(left.filter((user) => user?.userStatusId === 1)).toHaveLength(1);
  });
});
