import { and, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchApplications } from '../../../contract/calls/application';
import type { CallInput } from '../../../contract/calls/defineCall';
import { applications } from '../../../server/db/schema/applications';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { readAllRows } from '../../../server/services/applications/search/readRows';
import { type ApiClient, apiClient } from '../../support/apiClient';
import { makeApplication, makeOperator } from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';

/** Too many matches to count for each page. */
const many = 12_000;
const now = new Date('2026-07-20T12:00:00Z');
let server: TestServer;
let client: ApiClient;
let providerId: number;

const copies = (count: number, createdOn: ReturnType<typeof sql>) => sql`
  insert into applications (provider_id, provider_email, created_by_id, created_on, status_id, full_name, fiscal_number, address, post_code)
  select provider_id, 'copia@loja.example.pt', created_by_id, ${createdOn}, case when n % 3 = 0 then 9 else 1 end, full_name, fiscal_number, address, post_code
  from applications, generate_series(1, ${count}::int) n where id = (select min(id) from applications)`;

/** Returns all ids in the order that the pages must have. */
const inOrder = async (statusId?: number): Promise<number[]> => {
  const found = await server.db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.providerId, providerId),
        statusId ? eq(applications.statusId, statusId) : undefined,
      ),
    )
    .orderBy(desc(applications.createdOn), desc(applications.id));
  return found.map(({ id }) => id);
};

const page = async (search: CallInput<typeof searchApplications>) => {
  const { items, totalItems } = await client.answer(searchApplications, search);
  return { ids: items.map(({ id }) => id), totalItems };
};

beforeAll(async () => {
  server = await createTestServer({ now: () => now, seed: 'empty' });
  const operator = await makeOperator(server.db);
  providerId = operator.parentId ?? 0;
  client = await apiClient(server, operator);
  await makeApplication(server.db, { providerId, createdOn: new Date('2024-01-01T10:00:00Z') });
  await makeApplication(server.db);
  // 700 share each instant, and the days in between have none.
  await server.db.execute(
    copies(many - 1, sql`timestamptz '2026-01-01 12:00:00Z' + interval '3 days' * (n / 700)`),
  );
}, 120_000);
afterAll(() => server.close());

describe('7.1 paging: more than ten thousand matches', () => {
  it.each([1, 2, 70, 71, 599, 1000, 1001, 1200])(
    'page %i is that part of the whole list',
    async (pageNumber) => {
      const all = await inOrder();
      const begin = (pageNumber - 1) * 10;
      expect(await page({ pageNumber })).toEqual({ ids: all.slice(begin, begin + 10), totalItems: many });
    },
  );

  it('pages of 100 join without gap or repetition, to the last one, and there is nothing after it', async () => {
    const ids: number[] = [];
    for (let pageNumber = 95; pageNumber <= 120; pageNumber += 1)
      ids.push(...(await page({ pageNumber, pageSize: 100 })).ids);
    expect(ids).toEqual((await inOrder()).slice(9400));
    expect(await page({ pageNumber: 121, pageSize: 100 })).toEqual({ ids: [], totalItems: many });
    expect(await page({ pageNumber: 1_000_000 })).toEqual({ ids: [], totalItems: many });
  });

  it('and so it is by filter', async () => {
    const active = await inOrder(9);
    expect(await page({ applicationStatusId: 9, pageNumber: 400 })).toEqual({
      ids: active.slice(3990),
      totalItems: active.length,
    });
    expect(await page({ applicationStatusId: 9, pageNumber: 401 })).toEqual({
      ids: [],
      totalItems: active.length,
    });
    expect((await page({ providerEmail: 'COPIA@', createdBy: 'ninguem' })).totalItems).toBe(0);
  });

  it('a new one is seen and counted at once, on whichever page', async () => {
    const before = await inOrder();
    await page({ pageNumber: 1100 });
    const { id } = await makeApplication(server.db, { providerId, createdOn: now });
    expect(await page({})).toEqual({ ids: [id, ...before.slice(0, 9)], totalItems: many + 1 });
    expect((await page({ pageNumber: 1101 })).ids).toEqual([id, ...before].slice(11_000, 11_010));
  });

  it('2.7 an export reads each once, a thousand at a time, and records whose data it read', async () => {
    const actor = {
      userId: 1,
      username: '',
      role: 'Administrator',
      roles: [],
      permissions: [],
      providerId: null,
    } as const;
    const context = { db: server.db, actor, now: () => new Date(0), remoteAddress: null, familyId: '' };
    const sizes: number[] = [];
    const ids: number[] = [];
    for await (const rows of readAllRows(context, {}, eq(applications.providerId, providerId))) {
      sizes.push(rows.length);
      ids.push(...rows.map(({ id }) => id));
    }
    expect(ids).toEqual(await inOrder());
    expect(Math.max(...sizes)).toBe(1000);
    const views = await server.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.occurredOn, new Date(0)));
    expect(views.flatMap(({ detail }) => detail?.ids)).toEqual(ids);
  });

  it('a user who sees other applications has another count', async () => {
    const other = await apiClient(server, await makeOperator(server.db));
    expect((await other.answer(searchApplications, {})).totalItems).toBe(0);
  });
});
