import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchBackofficeApplications } from '../../../contract/calls/application';
import { isActivationDelayed } from '../../../contract/rules/activation';
import { applications } from '../../../server/db/schema/applications';
import { type ApiClient, apiClient } from '../../support/apiClient';
import { makeAdministrator } from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';

const now = new Date();
let server: TestServer;
let client: ApiClient;

beforeAll(async () => {
  server = await createTestServer({ now: () => now, seed: 'demo' });
  client = await apiClient(server, await makeAdministrator(server.db));
}, 60_000);

afterAll(() => server.close());

const found = async (wasTSIActivationDelayed: boolean): Promise<number[]> => {
  const { items } = await client.answer(searchBackofficeApplications, {
    wasTSIActivationDelayed,
    pageSize: 999,
  });
  return items.map(({ id }) => id).sort((a, b) => a - b);
};

describe('2.5 wasTSIActivationDelayed in the database', () => {
  it('agrees with the rule of the contract on every demo application', async () => {
    const rows = await server.db.select().from(applications).orderBy(applications.id);
    const isDelayed = (row: (typeof rows)[number]) =>
      row.kind === 'request' &&
      isActivationDelayed({ ...row, notifiedOn: row.eligibilityNotificationSentDate }, now);
    const delayed = rows.filter(isDelayed).map(({ id }) => id);
    expect(delayed.length).toBeGreaterThan(20);
    expect(await found(true)).toEqual(delayed);
    expect(await found(false)).toEqual(rows.filter((row) => !isDelayed(row)).map(({ id }) => id));
  });
});
