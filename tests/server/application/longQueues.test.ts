import { and, asc, inArray, lt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getQueueCounts, searchBackofficeApplications } from '../../../contract/calls/application';
import { startOfLisbonDay } from '../../../contract/rules/lisbonDay';
import { requestQueues } from '../../../contract/rules/requestQueues';
import { applications } from '../../../server/db/schema/applications';
import { type ApiClient, apiClient } from '../../support/apiClient';
import { makeAdministrator, makeApplication } from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';

/** Too many to page through from one end, in three statuses; a third of them have not waited for long. */
const many = 7_000;
const now = new Date('2026-07-20T12:00:00Z');
let server: TestServer;
let administrator: ApiClient;

beforeAll(async () => {
  server = await createTestServer({ now: () => now, seed: 'empty' });
  administrator = await apiClient(server, await makeAdministrator(server.db));
  await makeApplication(server.db, { statusId: 9 });
  await server.db.execute(sql`
    insert into applications (provider_id, provider_email, created_by_id, created_on, status_id, status_date, full_name, fiscal_number, address, post_code)
    select provider_id, provider_email, created_by_id, created_on, 2 + n % 3,
      ${now.toISOString()}::timestamptz - interval '1 day' * (n % 9) - interval '1 minute' * (n % 50), full_name, fiscal_number, address, post_code
    from applications, generate_series(1, ${many}::int) n where id = (select min(id) from applications)`);
}, 120_000);
afterAll(() => server.close());

/** Returns the ids of the whole queue in order. */
const inOrder = async (): Promise<number[]> => {
  const found = await server.db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        inArray(applications.statusId, [...requestQueues.longVerification.statusIds]),
        lt(applications.statusDate, startOfLisbonDay(new Date('2026-07-17T12:00:00Z'))),
      ),
    )
    .orderBy(asc(applications.statusDate), asc(applications.id));
  return found.map(({ id }) => id);
};

describe('a queue of thousands, in several statuses', () => {
  it('is counted without those that have not waited for long', async () => {
    const { length } = await inOrder();
    expect(length).toBeGreaterThan(3_500);
    expect(length).toBeLessThan(many);
    const counts = await administrator.answer(getQueueCounts, {});
    expect(counts.find(({ queue }) => queue === 'longVerification')?.count).toBe(length);
  });

  it.each(['ASC', 'DESC'] as const)('has each page at its place: %s', async (sortOrder) => {
    const all = await inOrder();
    const sorted = sortOrder === 'ASC' ? all : all.toReversed();
    const last = Math.ceil(all.length / 10);
    for (const pageNumber of [1, 2, 200, 202, Math.floor(last / 2), last - 1, last, last + 1]) {
      const { items, totalItems } = await administrator.answer(searchBackofficeApplications, {
        queue: 'longVerification',
        sortBy: 'applicationStatusDate',
        sortOrder,
        pageNumber,
      });
      const begin = (pageNumber - 1) * 10;
      expect({ pageNumber, totalItems, ids: items.map(({ id }) => id) }).toEqual({
        pageNumber,
        totalItems: all.length,
        ids: sorted.slice(begin, begin + 10),
      });
    }
  });
});
