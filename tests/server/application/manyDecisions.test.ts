import { and, asc, desc, eq, inArray, like, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchBackofficeApplications } from '../../../contract/calls/application';
import type { CallInput } from '../../../contract/calls/defineCall';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { applicationHistory } from '../../../server/db/schema/applicationHistory';
import { applications } from '../../../server/db/schema/applications';
import { foldCounts } from '../../../server/services/applications/counts/foldCounts';
import { type ApiClient, apiClient } from '../../support/apiClient';
import { makeAdministrator, makeApplication } from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';

const { submitted, eligible, nonEligible, active } = applicationStatus;
/** More than a search looks through for a page. */
const many = 4_000;
const now = () => new Date('2026-07-22T09:00:00Z');
let server: TestServer;
let administrator: ApiClient;
let person: number;
let providerId: number;

// Applications from forty days, decided up to nine days later: most by the services, every tenth by a person.
beforeAll(async () => {
  server = await createTestServer({ now, seed: 'empty' });
  const { db } = server;
  const user = await makeAdministrator(db);
  person = user.id;
  administrator = await apiClient(server, user);
  ({ providerId } = await makeApplication(db, { createdOn: new Date('2026-06-01T10:00:00Z') }));
  await db.execute(sql`
    insert into applications (provider_id, provider_email, created_by_id, created_on, status_id, full_name, fiscal_number, address, post_code, is_student)
    select provider_id, provider_email, created_by_id, created_on + make_interval(days => n % 40), ${submitted}::int, full_name,
      fiscal_number, address, post_code, n % 7 = 0
    from applications, generate_series(1, ${many}::int) n where id = (select min(id) from applications)`);
  await db.execute(sql`
    insert into application_history (application_id, status_id, created_on, author_id)
    select id, case when id % 4 = 0 then ${nonEligible}::int else ${eligible}::int end, created_on + make_interval(days => id % 10),
      case when id % 10 = 3 then ${person}::int end
    from applications where full_name is not null`);
  // Later status changes must not affect what the search finds about decisions.
  await db.execute(
    sql`update applications set status_id = case when id % 4 = 0 then ${nonEligible}::int when id % 3 = 0 then ${active}::int else ${eligible}::int end`,
  );
}, 120_000);
afterAll(() => server.close());

type Search = CallInput<typeof searchBackofficeApplications>;
const month: Search = {
  decisionBeginDate: '2026-06-10T12:00:00.000Z',
  decisionEndDate: '2026-07-08T12:00:00.000Z',
};
const duringMonth = sql`${applicationHistory.createdOn} between '2026-06-09T23:00:00Z' and '2026-07-08T22:59:59Z'`;
const byPeople = sql`${applicationHistory.authorId} is not null`;
const byServices = sql`${applicationHistory.authorId} is null`;

/** Reads the expected rows straight from the history, in the order of the list. */
const expected = async (
  condition: SQL | undefined,
  ...order: readonly SQL[]
): Promise<{ id: number; statusId: number }[]> =>
  server.db
    .select({ id: applications.id, statusId: applications.statusId })
    .from(applications)
    .innerJoin(applicationHistory, eq(applicationHistory.applicationId, applications.id))
    .where(and(inArray(applicationHistory.statusId, [eligible, nonEligible]), duringMonth, condition))
    .orderBy(...(order.length > 0 ? order : [desc(applications.createdOn), desc(applications.id)]));

const page = async (search: Search) => {
  const { items, totalItems } = await administrator.answer(searchBackofficeApplications, {
    ...month,
    ...search,
  });
  return { ids: items.map(({ id }) => id), totalItems };
};

const resulted = (statusId: number) => eq(applicationHistory.statusId, statusId);

describe.each(['before', 'after'] as const)('12 a search by many decisions, %s they are folded', (when) => {
  beforeAll(async () => {
    if (when === 'after') await foldCounts({ db: server.db, now });
  });

  it.each<[string, Search, () => SQL | undefined]>([
    ['of some days', {}, () => undefined],
    ['of one result', { decision: 'eligible' }, () => resulted(eligible)],
    ['of the services', { decidedBy: 'services' }, () => byServices],
    ['of people, who are few', { decidedBy: 'people' }, () => byPeople],
    [
      'of one status since',
      { decision: 'eligible', applicationStatusId: active },
      () => eq(applications.statusId, active),
    ],
    ['of students', { isStudent: true }, () => eq(applications.isStudent, true)],
    [
      'submitted on some days',
      { beginDate: '2026-06-20T00:00:00Z', endDate: '2026-06-25T00:00:00Z' },
      () => sql`${applications.createdOn} between '2026-06-19T23:00:00Z' and '2026-06-25T22:59:59Z'`,
    ],
    ["of one provider's", {}, () => like(applications.providerEmail, '%')],
  ])('%s: every page is that part of the whole list', async (name, search, condition) => {
    const all = (await expected(condition())).map(({ id }) => id);
    const filters = name.startsWith('of one provider') ? { ...search, providerId } : search;
    expect(all.length).toBeGreaterThan(50);
    for (const pageNumber of [1, 2, Math.ceil(all.length / 200), Math.ceil(all.length / 100)]) {
      const begin = (pageNumber - 1) * 100;
      const found = await page({ ...filters, pageNumber, pageSize: 100 });
      expect(found).toEqual({ ids: all.slice(begin, begin + 100), totalItems: all.length });
    }
    expect(await page({ ...filters, pageNumber: 1_000 })).toEqual({ ids: [], totalItems: all.length });
  });

  it('in any order: oldest first, and by status', async () => {
    const oldest = await expected(undefined, asc(applications.createdOn), asc(applications.id));
    expect(
      (await page({ sortBy: 'createdOn', sortOrder: 'ASC', pageNumber: 20, pageSize: 100 })).ids,
    ).toEqual(oldest.slice(1900, 2000).map(({ id }) => id));
    const byStatus = await administrator.answer(searchBackofficeApplications, {
      ...month,
      sortBy: 'applicationStatusId',
      sortOrder: 'ASC',
      pageSize: 100,
      pageNumber: 20,
    });
    const counts = await expected(undefined);
    const firstOf = (statusId: number) => counts.filter((one) => one.statusId === statusId).length;
    expect(byStatus.totalItems).toBe(counts.length);
    expect(byStatus.items.map(({ applicationStatusId }) => applicationStatusId)).toEqual(
      Array.from({ length: 100 }, (_, index) => {
        const position = 1900 + index;
        if (position < firstOf(eligible)) return eligible;
        return position < firstOf(eligible) + firstOf(nonEligible) ? nonEligible : active;
      }),
    );
  });
});
