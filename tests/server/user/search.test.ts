import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getPermissionsByUserTypeId,
  getUser,
  getUserStatuses,
  searchUsers,
  searchUsersByProvider,
} from '../../../contract/calls/user';
import { type ApiClient, apiClient } from '../../support/apiClient';
import { makeAdministrator, makeOperator, makeProvider } from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
let regulator: ApiClient;
let ofProviders: ApiClient;
const ids: Record<string, number> = {};

beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' });
  const { db } = server;
  const boss = await makeAdministrator(db, { username: 'ana@tsi.example.pt', permissions: ['Users_Reader'] });
  const other = await makeAdministrator(db, {
    username: 'Bruno_1@tsi.example.pt',
    userStatusId: 2,
    permissions: ['Providers_Reader'],
  });
  const provider = await makeProvider(db, { name: 'Rede Norte' });
  const second = await makeProvider(db, { name: 'Rede Sul' });
  const operator = await makeOperator(db, { parentId: provider.id, username: 'loja@norte.example.pt' });
  await makeOperator(db, { parentId: second.id, username: 'loja@sul.example.pt', userStatusId: 2 });
  Object.assign(ids, { boss: boss.id, other: other.id, provider: provider.id, operator: operator.id });
  regulator = await apiClient(server, boss);
  const clerk = await makeAdministrator(db, {
    username: 'zita@tsi.example.pt',
    permissions: ['Providers_Reader'],
  });
  ofProviders = await apiClient(server, clerk);
}, 60_000);
afterAll(() => server.close());

describe('7 searching users', () => {
  it("search finds the regulator's users by e-mail and status, by e-mail", async () => {
    const { items, totalItems } = await regulator.answer(searchUsers, {});
    expect(totalItems).toBe(3);
    expect(items.map(({ username }) => username)).toEqual([
      'ana@tsi.example.pt',
      'Bruno_1@tsi.example.pt',
      'zita@tsi.example.pt',
    ]);
    const found = await regulator.answer(searchUsers, { username: 'O_1@', userStatusId: 2 });
    expect(found.items).toMatchObject([
      { id: ids.other, userStatusId: 2, userStatusDescription: 'Inativo', userTypeId: 1 },
    ]);
    expect((await regulator.answer(searchUsers, { username: 'a_n' })).items).toEqual([]);
    expect((await regulator.answer(searchUsers, { pageSize: 10, pageNumber: 2 })).items).toEqual([]);
  });

  it("search-users-by-provider finds the providers' users with their provider", async () => {
    const { items } = await ofProviders.answer(searchUsersByProvider, {});
    expect(items.map(({ username, providerName }) => [username, providerName])).toEqual([
      ['loja@norte.example.pt', 'Rede Norte'],
      ['loja@sul.example.pt', 'Rede Sul'],
    ]);
    const narrowed = await ofProviders.answer(searchUsersByProvider, { userId: ids.provider });
    expect(narrowed.items).toMatchObject([{ id: ids.operator, parentId: ids.provider }]);
    const inactive = await ofProviders.answer(searchUsersByProvider, { userStatusId: 2, username: 'LOJA' });
    expect(inactive.totalItems).toBe(1);
  });

  it('each needs the right of its screen', async () => {
    expect((await ofProviders.refusal(searchUsers, {})).status).toBe(403);
    expect((await regulator.refusal(searchUsersByProvider, {})).status).toBe(403);
  });
});

describe('7 reading a user', () => {
  it('get-by-id gives a whole user, and nothing of the password', async () => {
    expect(await regulator.answer(getUser, { userId: ids.boss ?? 0 })).toEqual({
      id: ids.boss,
      username: 'ana@tsi.example.pt',
      invitation: { isUsed: true },
      name: null,
      userStatusId: 1,
      userStatusDescription: 'Ativo',
      userTypeId: 1,
      parentId: null,
      providerName: null,
      permissions: ['Users_Reader'],
      version: expect.any(String),
    });
    expect(await ofProviders.answer(getUser, { userId: ids.operator ?? 0 })).toMatchObject({
      userTypeId: 3,
      parentId: ids.provider,
      providerName: 'Rede Norte',
    });
    expect(await ofProviders.answer(getUser, { userId: ids.provider ?? 0 })).toMatchObject({
      userTypeId: 2,
      name: 'Rede Norte',
    });
  });

  it("reveals nothing of users that the caller's rights do not cover", async () => {
    const statuses = await Promise.all([
      regulator.refusal(getUser, { userId: ids.operator }),
      regulator.refusal(getUser, { userId: ids.provider }),
      ofProviders.refusal(getUser, { userId: ids.boss }),
      ofProviders.refusal(getUser, { userId: 999_999 }),
    ]);
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([403]));
    expect(new Set(statuses.map(({ message }) => message)).size).toBe(1);
  });

  it('get-statuses and get-permissions-by-user-type-id feed the form', async () => {
    expect(await ofProviders.answer(getUserStatuses, {})).toMatchObject([
      { id: 1, description: 'Ativo' },
      { id: 2, description: 'Inativo' },
    ]);
    const grid = await ofProviders.answer(getPermissionsByUserTypeId, { userTypeId: 1 });
    expect(grid.flatMap((row) => row.readerPermission)).toEqual([
      'Applications_Reader',
      'Users_Reader',
      'Providers_Reader',
      'AnnualMaintenance_Reader',
      'Configurations_Reader',
      'Audit_Reader',
      'DataProtection_Reader',
      'Integration_Reader',
    ]);
    expect(grid[0]).toEqual({
      displayName: 'Pedidos de Elegibilidade',
      readerPermission: 'Applications_Reader',
      updaterPermission: 'Applications_Updater',
    });
    const modules = await ofProviders.answer(getPermissionsByUserTypeId, { userTypeId: 3 });
    expect(modules.map(({ writerPermission }) => writerPermission)).toEqual([
      'ApplicationsModule_Writer',
      'AnnualMaintenanceModule_Writer',
      undefined,
    ]);
    expect((await ofProviders.refusal(getPermissionsByUserTypeId, { userTypeId: 5 })).status).toBe(400);
  });
});
