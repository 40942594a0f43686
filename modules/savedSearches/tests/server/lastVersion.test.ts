import { expect, it } from 'vitest';
import { migrate } from '../../../../server/db/applyMigrations';
import { apiClient } from '../../../../tests/support/apiClient';
import { becomeLastVersion } from '../../../../tests/support/lastVersion';
import { createTestServer } from '../../../../tests/support/testServer';
import { createSavedSearch, listSavedSearches } from '../../contract/calls';

it('a database of the last version takes saved searches of the users that it has', async () => {
  const server = await createTestServer({ seed: 'empty' });
  await becomeLastVersion(server.db);
  await migrate(server.db);
  const client = await apiClient(server, { username: 'regulador@tsi.example.pt' });
  const list = { resource: 'backofficeApplications' };
  const value = { filter: {}, sort: { field: 'createdOn', order: 'DESC' as const }, columns: null };
  const saved = await client.answer(createSavedSearch, { ...list, name: 'Tudo', value, shared: true });
  expect(await client.answer(listSavedSearches, list)).toEqual([saved]);
  await server.close();
});
