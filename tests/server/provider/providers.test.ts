import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProviderContext, getProviders } from '../../../contract/calls/provider';
import { searchProviders } from '../../../contract/calls/user';
import { users } from '../../../server/db/schema/users';
import { type ApiClient, apiClient } from '../../support/apiClient';
import { makeAdministrator, makeOperator, makeProvider } from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
let operator: ApiClient;
let administrator: ApiClient;
const ids: number[] = [];

beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' });
  const { db } = server;
  for (const [name, userStatusId] of [
    ['Beta Rede', 1],
    ['Alfa_Rede', 1],
    ['Gama Rede', 2],
  ] as const) {
    ids.push((await makeProvider(db, { name, userStatusId })).id);
  }
  operator = await apiClient(server, await makeOperator(db, { parentId: ids[0] ?? 0 }));
  administrator = await apiClient(server, await makeAdministrator(db, { permissions: [] }));
}, 60_000);

afterAll(() => server.close());

const names = async (search: Parameters<typeof administrator.answer<typeof searchProviders>>[1]) =>
  (await administrator.answer(searchProviders, search)).items.map(({ name }) => name);

describe('searches by a part of a name, whatever the locale of the database', () => {
  it.each(['águas', 'ÁGUAS', 'aguas', 'AGUAS d', 'são', 'SAO', 'ŠKODA', 'škoda', 'skoda', '100%', '_é\\'])(
    'finds by %s',
    async (name) => {
      const full = 'Águas de São_É\\ Škoda 100%';
      const { db } = server;
      await makeProvider(db, { name: full, userStatusId: 1 });
      await makeProvider(db, { name: 'Aguarela', userStatusId: 1 });
      expect(await names({ name })).toEqual([full]);
      await db.delete(users).where(inArray(users.name, [full, 'Aguarela']));
    },
  );
});

describe('7 providers', () => {
  it('get-providers lists the active ones by name', async () => {
    const rows = await operator.answer(getProviders, {});
    expect(rows).toEqual([
      { providerId: ids[1], providerDescription: 'Alfa_Rede' },
      { providerId: ids[0], providerDescription: 'Beta Rede' },
    ]);
  });

  it('provider-context is the own provider, of an operator and of the provider itself', async () => {
    const own = { providerId: ids[0], providerDescription: 'Beta Rede' };
    expect(await operator.answer(getProviderContext, {})).toEqual(own);
    const provider = await makeProvider(server.db, { name: 'Zeta', userStatusId: 1 });
    const client = await apiClient(server, provider);
    expect(await client.answer(getProviderContext, {})).toEqual({
      providerId: provider.id,
      providerDescription: 'Zeta',
    });
    expect((await administrator.refusal(getProviderContext, {})).status).toBe(403);
  });

  it('search-providers finds by name and status, for every administrator', async () => {
    expect(await names({ name: 'REDE' })).toEqual(['Alfa_Rede', 'Beta Rede', 'Gama Rede']);
    expect(await names({ name: 'a_r' })).toEqual(['Alfa_Rede']);
    expect(await names({ name: 'rede', userStatusId: 1, pageNumber: 1, pageSize: 999 })).toEqual([
      'Alfa_Rede',
      'Beta Rede',
    ]);
    const { items } = await administrator.answer(searchProviders, { userStatusId: 2 });
    expect(items).toEqual([
      { id: ids[2], name: 'Gama Rede', userStatusId: 2, userStatusDescription: 'Inativo' },
    ]);
    expect((await operator.refusal(searchProviders, {})).status).toBe(403);
  });
});
