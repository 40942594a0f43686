import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProviders, updateProviders } from '../../../contract/calls/user';
import { users } from '../../../server/db/schema/users';
import { type ApiClient, apiClient } from '../../support/apiClient';
import { makeAdministrator, makeOperator, makeProvider } from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
let administrator: ApiClient;
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' });
  administrator = await apiClient(server, await makeAdministrator(server.db));
}, 60_000);
afterAll(() => server.close());

const stored = async (id: number | null | undefined) =>
  (
    await server.db
      .select()
      .from(users)
      .where(eq(users.id, id ?? 0))
  )[0];

describe('7 saving providers', () => {
  it('create-provider makes a user of type 2 with a name', async () => {
    const [result] = await administrator.answer(createProviders, {
      users: [{ name: ' Rede Nova ', userStatusId: 1, userTypeId: 2 }],
    });
    expect(await stored(result?.userId)).toMatchObject({ name: 'Rede Nova', userTypeId: 2, username: null });
  });

  it.each([
    [{ name: ' ', userStatusId: 1 }, 'Nome: Campo obrigatório.'],
    [{ name: 'Rede', userStatusId: -1 }, 'Estado: Valor inválido.'],
    [{ name: 'R'.repeat(251), userStatusId: 1 }, 'Nome: Máximo de 250 caracteres.'],
  ])('create-provider refuses %j', async (user, message) =>
    expect(await administrator.refusal(createProviders, { users: [user] })).toEqual({ status: 400, message }),
  );

  it('update-provider changes name and status; and wants both', async () => {
    const provider = await makeProvider(server.db, { name: 'Antes' });
    const save = (change: { name: string }) =>
      administrator.answer(updateProviders, { users: [{ id: provider.id, userStatusId: 1, ...change }] });
    expect(await save({ name: 'Depois' })).toEqual([{ success: true, userId: provider.id }]);
    for (const name of ['', ' ', undefined, null]) {
      const users = [{ id: provider.id, userStatusId: 1, name }];
      expect(await administrator.refusal(updateProviders, { users })).toEqual({
        status: 400,
        message: 'Nome: Campo obrigatório.',
      });
    }
    expect(await stored(provider.id)).toMatchObject({ name: 'Depois', username: provider.username });
  });

  it('refuses a name in which there is nothing to see', async () => {
    const { id } = await makeProvider(server.db, { name: 'Antes' });
    for (const name of ['\u0001', '\u200b', '\ud800']) {
      const refused = { status: 400, message: 'Nome: Campo obrigatório.' };
      const user = { name, userStatusId: 1 as const };
      expect(await administrator.refusal(createProviders, { users: [user] })).toEqual(refused);
      expect(await administrator.refusal(updateProviders, { users: [{ ...user, id }] })).toEqual(refused);
    }
    expect(await stored(id)).toMatchObject({ name: 'Antes' });
  });

  it('update-provider knows no user that is no provider', async () => {
    const operator = await makeOperator(server.db);
    const refused = await administrator.refusal(updateProviders, {
      users: [{ id: operator.id, name: 'X', userStatusId: 2 }],
    });
    expect(refused.status).toBe(403);
    const unknown = { users: [{ id: 999_999, name: 'X', userStatusId: 2 as const }] };
    expect(await administrator.answer(updateProviders, unknown)).toMatchObject([
      { success: false, errorMessage: 'O prestador não foi encontrado.' },
    ]);
  });

  it('6 deactivating a provider ends the sessions of its users, for good', async () => {
    const provider = await makeProvider(server.db);
    const operator = await makeOperator(server.db, { parentId: provider.id });
    const { accessToken } = await server.signIn(operator.username);
    const headers = { authorization: `Bearer ${accessToken}` };
    for (const userStatusId of [2, 1] as const) {
      await administrator.answer(updateProviders, {
        users: [{ id: provider.id, name: 'Rede', userStatusId }],
      });
      expect((await server.fetch('/api/Provider/get-providers', { headers })).status).toBe(401);
    }
  });
});
