import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { maintenancePeriods } from '../../../../server/db/schema/annualMaintenance';
import { applications } from '../../../../server/db/schema/applications';
import { foldCounts } from '../../../../server/services/applications/counts/foldCounts';
import { type ApiClient, apiClient } from '../../../../tests/support/apiClient';
import { anAddress, makeAdministrator, makeOperator, makeProvider } from '../../../../tests/support/builders';
import { createTestServer, type TestServer } from '../../../../tests/support/testServer';
import { getOverview } from '../../contract/calls';
import { daysAgo, makeDecided, makeSeveral, overviewNow } from './overviewStage';

const { submitted, awaitsRegulator, eligible, nonEligible, active } = applicationStatus;
const now = () => overviewNow;

let server: TestServer;
let administrator: ApiClient;
let providerId: number;
let person: number;

beforeAll(async () => {
  server = await createTestServer({ seed: 'empty', now });
  const user = await makeAdministrator(server.db, { permissions: ['Applications_Reader'] });
  administrator = await apiClient(server, user);
  person = user.id;
}, 60_000);
afterAll(() => server.close());

beforeEach(async () => {
  const { db } = server;
  await db.execute(sql`truncate applications, maintenance_periods cascade`);
  providerId = (await makeProvider(db, { name: 'Net Atlântico' })).id;
});

const overview = () => administrator.answer(getOverview, {});

describe('12 the overview', () => {
  it('tells what awaits the regulator by the days since submission, with the days that a search finds it by', async () => {
    const at = (createdOn: Date) => ({ providerId, statusId: awaitsRegulator, createdOn });
    await makeSeveral(server, 7, at(daysAgo(2)));
    await makeSeveral(server, 6, at(daysAgo(3)));
    await makeSeveral(server, 5, at(daysAgo(10)));
    await makeSeveral(server, 8, at(daysAgo(11)));
    await makeSeveral(server, 9, { ...at(daysAgo(1)), statusId: eligible });
    expect((await overview()).waiting).toEqual([
      { fromDays: 0, toDays: 2, beginDate: '2026-07-20', endDate: '2026-07-22', count: 7 },
      { fromDays: 3, toDays: 5, beginDate: '2026-07-17', endDate: '2026-07-19', count: 6 },
      { fromDays: 6, toDays: 10, beginDate: '2026-07-12', endDate: '2026-07-16', count: 5 },
      { fromDays: 11, toDays: null, beginDate: null, endDate: '2026-07-11', count: 8 },
    ]);
  });

  it('tells decisions by week, result and who decided, and in how many days', async () => {
    const request = { providerId, statusId: eligible };
    await makeDecided(server, 6, { ...request, submitted: 9, decided: 9 });
    await makeDecided(server, 4, { ...request, submitted: 12, decided: 8, by: person });
    await makeDecided(server, 6, {
      ...request,
      statusId: nonEligible,
      submitted: 29,
      decided: 8,
      by: person,
    });
    await makeDecided(server, 5, { ...request, kind: 'recheck', submitted: 1, decided: 0 });
    await makeDecided(server, 9, { ...request, kind: 'maintenance', submitted: 9, decided: 9 });
    const { weeks } = await overview();
    expect(weeks).toHaveLength(8);
    expect(weeks[0]).toMatchObject({ beginDate: '2026-06-01', eligible: { services: 0, people: 0 } });
    expect(weeks[6]).toEqual({
      beginDate: '2026-07-13',
      endDate: '2026-07-19',
      eligible: { services: 6, people: 4 },
      nonEligible: { services: 0, people: 6 },
      durations: { services: { median: 0, p90: 0 }, people: { median: 21, p90: 21 } },
    });
    expect(weeks[7]).toMatchObject({
      eligible: { services: 5, people: 0 },
      durations: { services: { median: 1, p90: 1 }, people: null },
    });
  });

  it('tells requests past the deadline of activation by provider: those that still wait, and those that are active', async () => {
    const other = (await makeProvider(server.db, { name: 'Fibra Sul' })).id;
    const notified = {
      statusId: eligible,
      eligibilityNotificationSentDate: daysAgo(11),
      createdOn: daysAgo(20),
    };
    await makeSeveral(server, 6, { ...notified, providerId });
    await makeSeveral(server, 7, { ...notified, providerId, eligibilityNotificationSentDate: daysAgo(10) });
    await makeSeveral(server, 8, {
      ...notified,
      providerId: other,
      statusId: active,
      activationStartDate: daysAgo(0),
    });
    expect((await overview()).late).toEqual([
      { providerId: other, providerName: 'Fibra Sul', waiting: 0, active: 8 },
      { providerId, providerName: 'Net Atlântico', waiting: 6, active: 0 },
    ]);
  });

  it('tells the progress of the last period by provider, none before the first', async () => {
    expect((await overview()).period).toBeNull();
    await server.db.insert(maintenancePeriods).values({ beginDate: daysAgo(30), endDate: daysAgo(3) });
    const yearly = { providerId, kind: 'maintenance' as const, createdOn: daysAgo(20) };
    await makeSeveral(server, 6, { ...yearly, statusId: submitted });
    await makeSeveral(server, 7, { ...yearly, statusId: awaitsRegulator });
    await makeSeveral(server, 2, { ...yearly, statusId: eligible });
    await makeSeveral(server, 6, { ...yearly, statusId: nonEligible });
    await makeSeveral(server, 9, { ...yearly, statusId: submitted, createdOn: daysAgo(40) });
    await makeSeveral(server, 9, { providerId, statusId: active });
    expect((await overview()).period).toEqual({
      beginDate: '2026-06-22',
      endDate: '2026-07-19',
      providers: [
        { providerId, providerName: 'Net Atlântico', submitted: 6, underWay: 7, done: 8, activeTariffs: 9 },
      ],
    });
  });

  it('tells the requests of a year by district, most first', async () => {
    const at = (district: string, createdOn = daysAgo(1)) => ({
      providerId,
      createdOn,
      address: { ...anAddress(), district },
    });
    await makeSeveral(server, 6, at('Beja'));
    await makeSeveral(server, 8, at('Faro', daysAgo(365)));
    await makeSeveral(server, 5, at('Évora'));
    await makeSeveral(server, 9, at('Faro', daysAgo(366)));
    await makeSeveral(server, 9, { ...at('Beja'), kind: 'recheck' });
    expect((await overview()).districts).toEqual({
      since: '2025-07-22',
      list: [
        { district: 'Faro', count: 8 },
        { district: 'Beja', count: 6 },
        { district: 'Évora', count: 5 },
      ],
    });
  });

  it('tells what a correction changes at once, folded or not', async () => {
    const { db } = server;
    for (const days of [0, 1, 9, 40])
      await makeDecided(server, 6, { providerId, statusId: eligible, submitted: days + 3, decided: days });
    const before = await overview();
    await foldCounts({ db, now });
    expect(await overview()).toEqual(before);
    const corrected = { address: { ...anAddress(), district: 'Corrigido' }, createdOn: daysAgo(7) };
    await db
      .update(applications)
      .set(corrected)
      .where(eq(applications.createdOn, daysAgo(4)));
    for (const fold of [false, true]) {
      if (fold) await foldCounts({ db, now });
      const { districts, weeks } = await overview();
      expect(districts.list).toContainEqual({ district: 'Corrigido', count: 6 });
      expect(weeks.map(({ eligible }) => eligible)).toEqual(before.weeks.map(({ eligible }) => eligible));
      expect(weeks[7]?.durations.services).toEqual({ median: 3, p90: 6 });
    }
  });

  it('is for administrators who may read requests', async () => {
    const operator = await makeOperator(server.db, { parentId: providerId });
    const other = await makeAdministrator(server.db, { permissions: ['Users_Reader', 'Audit_Reader'] });
    for (const user of [operator, other])
      expect(await (await apiClient(server, user)).refusal(getOverview, {})).toMatchObject({ status: 403 });
  });
});
