import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchApplications, searchBackofficeApplications } from '../../../contract/calls/application';
import type { CallInput } from '../../../contract/calls/defineCall';
import { searchMaintenanceRequests } from '../../../contract/calls/maintenanceRequest';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { decisionDaysMessage } from '../../../contract/rules/decisionSearch';
import { withoutDistrict } from '../../../contract/rules/district';
import { type ApiClient, apiClient } from '../../support/apiClient';
import {
  anAddress,
  makeAdministrator,
  makeApplication,
  makeOperator,
  makeProvider,
} from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';

const { submitted, awaitsRegulator, eligible, nonEligible, active, conflicting } = applicationStatus;
const ids: Record<string, number> = {};
let server: TestServer;
let backoffice: ApiClient;
let operator: ApiClient;
let providerId: number;

beforeAll(async () => {
  server = await createTestServer({ now: () => new Date('2026-07-22T09:00:00Z'), seed: 'empty' });
  const { db } = server;
  providerId = (await makeProvider(db)).id;
  const administrator = await makeAdministrator(db);
  backoffice = await apiClient(server, administrator);
  operator = await apiClient(server, await makeOperator(db, { parentId: providerId }));

  type Values = Parameters<typeof makeApplication>[1];
  const make = async (
    name: string,
    [statusId, since]: [number, string],
    values: Values = {},
    isByPerson = false,
  ) => {
    const statusDate = new Date(since);
    const made = { providerId, createdOn: new Date('2026-06-01T09:00:00Z'), statusId, statusDate, ...values };
    ids[name] = (
      await makeApplication(db, made, {
        authorId: isByPerson ? administrator.id : null,
        createdOn: statusDate,
      })
    ).id;
  };
  // In UTC, the week of 13 July begins at 23:00 the day before.
  await make('beforeTheWeek', [eligible, '2026-07-12T22:59:59Z']);
  await make('byServices', [eligible, '2026-07-12T23:00:00Z']);
  await make('byPerson', [eligible, '2026-07-19T22:59:59Z'], {}, true);
  await make('refused', [nonEligible, '2026-07-15T09:00:00Z'], {}, true);
  await make('afterTheWeek', [nonEligible, '2026-07-19T23:00:00Z']);
  await make('recheck', [nonEligible, '2026-07-14T09:00:00Z'], {
    kind: 'recheck',
    recheckApplicationId: ids.byServices,
  });
  await make('yearly', [eligible, '2026-07-14T09:00:00Z'], {
    kind: 'maintenance',
    recheckApplicationId: ids.byServices,
  });
  await make('waiting', [awaitsRegulator, '2026-07-14T09:00:00Z'], {
    address: { ...anAddress(), district: 'Évora' },
  });
  await make('inBeja', [submitted, '2026-07-14T09:00:00Z'], {
    address: { ...anAddress(), district: 'Beja' },
    createdOn: new Date('2026-07-01T09:00:00Z'),
  });
  const { district: _, ...elsewhere } = anAddress();
  await make('nowhere', [submitted, '2026-07-14T09:00:00Z'], { address: elsewhere as never });
}, 60_000);
afterAll(() => server.close());

type Search = CallInput<typeof searchBackofficeApplications>;
const namesOf = (found: readonly { id: number }[]) =>
  found
    .map(({ id }) => Object.entries(ids).find(([, made]) => made === id)?.[0])
    .sort((a, b) => String(a).localeCompare(String(b)));
/** Returns the names of the applications that a search finds, after checking its total against their number. */
const find = async (search: Search) => {
  const { items, totalItems } = await backoffice.answer(searchBackofficeApplications, {
    pageSize: 100,
    ...search,
  });
  expect(totalItems).toBe(items.length);
  return namesOf(items);
};
const week: Search = {
  decisionBeginDate: '2026-07-12T23:00:00.000Z',
  decisionEndDate: '2026-07-18T23:00:00.000Z',
};

describe('12 a search by what the overview counts', () => {
  it('finds what was decided on some days, of any kind', async () => {
    expect(await find(week)).toEqual(['byPerson', 'byServices', 'recheck', 'refused', 'yearly']);
  });

  it('tells decisions apart by result, by who decided, and by kind', async () => {
    const requests = { ...week, isAnnualMaintenance: false };
    expect(await find({ ...requests, decision: 'eligible' })).toEqual(['byPerson', 'byServices']);
    expect(await find({ ...requests, decidedBy: 'people' })).toEqual(['byPerson', 'refused']);
    expect(await find({ ...requests, decision: 'nonEligible', decidedBy: 'services' })).toEqual(['recheck']);
    expect(await find({ ...requests, isRecheck: false, decision: 'nonEligible' })).toEqual(['refused']);
    expect(await find({ ...week, isAnnualMaintenance: true })).toEqual(['yearly']);
    expect(await find({ isRecheck: true, isAnnualMaintenance: true })).toEqual([]);
  });

  it('tells what was decided, whatever became of it since', async () => {
    await server.db.execute(`update applications set status_id = ${active} where id = ${ids.byServices}`);
    expect(await find({ ...week, decision: 'eligible', isAnnualMaintenance: false })).toContain('byServices');
    expect(await find({ ...week, applicationStatusId: active })).toEqual(['byServices']);
  });

  it('finds the requests of a district, and those of none', async () => {
    expect(await find({ district: 'Évora' })).toEqual(['waiting']);
    expect(await find({ district: 'Beja', beginDate: '2026-07-01T00:00:00Z' })).toEqual(['inBeja']);
    expect(await find({ district: 'Beja', endDate: '2026-06-01T00:00:00Z' })).toEqual([]);
    expect(await find({ district: withoutDistrict })).toEqual(['nowhere']);
    expect(await find({ district: 'évora' })).toEqual([]);
  });

  it('goes with any other filter, order and page', async () => {
    const { items, totalItems } = await backoffice.answer(searchBackofficeApplications, {
      ...week,
      providerId,
      sortBy: 'applicationStatusId',
      sortOrder: 'ASC',
    });
    expect(totalItems).toBe(5);
    expect(items.map(({ applicationStatusId }) => applicationStatusId)).toEqual([7, 7, 8, 8, 9]);
    expect((await backoffice.answer(searchBackofficeApplications, { ...week, pageNumber: 2 })).items).toEqual(
      [],
    );
    expect(await find({ ...week, queue: 'awaitingDecision' })).toEqual([]);
  });

  it.each<[string, Search]>([
    ['the first day alone', { decisionBeginDate: week.decisionBeginDate }],
    ['the last day alone', { decisionEndDate: week.decisionEndDate }],
    ['a result without days', { decision: 'eligible' }],
    ['more than 31 days', { ...week, decisionBeginDate: '2026-06-01T00:00:00Z' }],
  ])('refuses %s', async (_, search) => {
    expect(await backoffice.refusal(searchBackofficeApplications, search)).toEqual({
      status: 400,
      message: expect.stringContaining(decisionDaysMessage),
    });
  });

  it.each([
    { decision: 'talvez' },
    { decidedBy: 'robots' },
    { district: 'x'.repeat(101) },
    { isRecheck: 'sim' },
  ])('refuses %j', async (search) => {
    expect(await backoffice.refusal(searchBackofficeApplications, search)).toMatchObject({ status: 400 });
  });

  it('takes days beyond the calendar of the database', async () => {
    const far = '0001-01-01T00:00:00Z';
    expect(await find({ decisionBeginDate: far, decisionEndDate: far })).toEqual([]);
  });

  it("is the regulator's: a provider's search knows none of it", async () => {
    expect(searchApplications.filters).not.toHaveProperty('decidedBy');
    const all = await operator.answer(searchApplications, { pageSize: 100 });
    const { totalItems } = await operator.answer(searchApplications, {
      pageSize: 100,
      ...({ decidedBy: 'people', district: 'Beja' } as object),
    });
    expect(totalItems).toBe(all.totalItems);
  });

  it('finds maintenance requests by how far they have come', async () => {
    const yearly = { providerId, kind: 'maintenance' as const, recheckApplicationId: ids.byServices };
    for (const statusId of [submitted, awaitsRegulator, conflicting, nonEligible])
      await makeApplication(server.db, { ...yearly, statusId });
    const find = async (search: CallInput<typeof searchMaintenanceRequests>) =>
      (await backoffice.answer(searchMaintenanceRequests, search)).items
        .map(({ applicationStatusId }) => applicationStatusId)
        .sort((a, b) => a - b);
    expect(await find({ progress: 'submitted' })).toEqual([submitted]);
    expect(await find({ progress: 'underWay' })).toEqual([awaitsRegulator]);
    expect(await find({ progress: 'done' })).toEqual([conflicting, eligible, nonEligible]);
    expect(await find({ progress: 'done', applicationStatusId: nonEligible })).toEqual([nonEligible]);
    expect(await find({ progress: 'underWay', applicationStatusId: nonEligible })).toEqual([]);
  });
});
