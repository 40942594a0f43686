import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchBackofficeApplications } from '../../../contract/calls/application';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { type ApiClient, apiClient } from '../../support/apiClient';
import { makeAdministrator, makeApplication, makeProvider } from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';

const shops = 22;
let server: TestServer;
let client: ApiClient;
let providerId: number;

beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' });
  ({ id: providerId } = await makeProvider(server.db));
  client = await apiClient(server, await makeAdministrator(server.db));
});
afterAll(() => server.close());

it('among few that an index lists, a search of many e-mails compares with all else that is asked for', async () => {
  const made: { id: number; isStudent: boolean; statusId: number }[] = [];
  for (let shop = 1; shop <= shops; shop += 1) {
    const isStudent = shop % 3 === 0;
    const statusId = shop % 2 ? applicationStatus.eligible : applicationStatus.active;
    const { id } = await makeApplication(server.db, {
      providerId,
      providerEmail: `loja${shop}@um.example.pt`,
      isStudent,
      statusId,
      createdOn: new Date(Date.UTC(2026, 0, shop, 12)),
    });
    made.unshift({ id, isStudent, statusId });
  }
  await makeApplication(server.db, {
    providerId,
    providerEmail: 'outra@um.example.pt',
    isStudent: true,
    statusId: applicationStatus.active,
  });
  const { items, totalItems } = await client.answer(searchBackofficeApplications, {
    providerEmail: 'loja',
    applicationStatusId: applicationStatus.active,
    isStudent: true,
    wasTSIActivationDelayed: false,
  });
  const expected = made.filter(
    ({ isStudent, statusId }) => isStudent && statusId === applicationStatus.active,
  );
  expect(items.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  expect(totalItems).toBe(expected.length);
  expect(expected.length).toBeGreaterThan(2);
});
