import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  downloadResourceFile,
  getApplication,
  getApplicationFiles,
  searchApplications,
  searchBackofficeApplications,
  submitApplications,
} from '../../../contract/calls/application';
import { exportMaintenanceRequests } from '../../../contract/calls/maintenanceRequest';
import { getProviders } from '../../../contract/calls/provider';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { addLisbonDays, dayMonthYear } from '../../../contract/rules/lisbonDay';
import { noticeHeader } from '../../../contract/rules/notice';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { readingCounters } from '../../../server/db/schema/readingCounters';
import { importTokenKey } from '../../../server/lib/tokenKeys';
import { seedAddresses } from '../../../server/seed/seedDemo';
import { readingCounter } from '../../../server/services/attempts/countReading';
import type { AllowanceLimits, ReachedLimit } from '../../../server/services/context/allowance';
import { findActor } from '../../../server/services/session/account/findActor';
import { type ApiClient, apiClient } from '../../support/apiClient';
import {
  makeAdministrator,
  makeApplication,
  makeFile,
  makeOperator,
  makeProvider,
} from '../../support/builders';
import { validNif } from '../../support/nifs';
import { sentApplication, sentSubmission } from '../../support/submissions';
import { createTestServer, type TestServer, tokenSecret } from '../../support/testServer';
import { makeClock, startSibling } from '../session/testSession';

const limits: AllowanceLimits = {
  reading: { administrators: { hour: 60, day: 200 }, providers: { hour: 20, day: 38 } },
  persons: { account: 5, provider: 8 },
};
const clock = makeClock('2026-07-20T12:00:00Z');
const reached: ReachedLimit[] = [];
let server: TestServer;
let sibling: Pick<TestServer, 'app'>;
beforeAll(async () => {
  server = await createTestServer({
    seed: 'empty',
    now: clock.now,
    allowanceLimits: limits,
    onLimitReached: (one) => void reached.push(one),
  });
  await seedAddresses(server.db);
  sibling = await startSibling(server, {
    now: clock.now,
    allowanceLimits: limits,
    tokenKeys: [await importTokenKey(tokenSecret)],
  });
}, 60_000);
afterAll(() => server.close());

/** The same client at the other server. */
const atSibling = (username: string): Promise<ApiClient> =>
  apiClient({ ...server, fetch: async (path, init) => sibling.app.request(path, init) }, { username });

const noticeOf = (response: Response) => {
  const value = response.headers.get(noticeHeader);
  return value === null ? undefined : decodeURIComponent(value);
};
const counterOf = async (userId: number) => {
  const [counter] = await server.db.select().from(readingCounters).where(eq(readingCounters.userId, userId));
  return counter;
};
const limitEvents = async (subjectId: number) =>
  (
    await server.db
      .select({ detail: auditEvents.detail, subjectId: auditEvents.subjectId })
      .from(auditEvents)
      .where(eq(auditEvents.action, 'limitReached'))
      .orderBy(auditEvents.id)
  )
    .filter((one) => one.subjectId === subjectId)
    .map(({ detail }) => detail);

const makeReader = async (howMany = 1) => {
  const operator = await makeOperator(server.db);
  const providerId = Number(operator.parentId);
  const made = [];
  for (let one = 0; one < howMany; one += 1)
    made.push(await makeApplication(server.db, { providerId, createdById: operator.id }));
  return { operator, client: await apiClient(server, operator), made, providerId };
};
const list = { pageNumber: 1, pageSize: 10 };

describe('what one account may read', () => {
  it('is counted by what was shown, on all servers together; a call that shows nobody counts nothing', async () => {
    const { operator, client, made } = await makeReader(3);
    await client.answer(getProviders, {});
    await client.answer(searchApplications, { ...list, fiscalNumber: '123456789' });
    expect(await counterOf(operator.id)).toBeUndefined();
    await client.answer(searchApplications, list);
    expect(await counterOf(operator.id)).toMatchObject({ hourUnits: 3, dayUnits: 3 });
    const other = await atSibling(operator.username);
    await other.answer(getApplication, { applicationId: Number(made[0]?.id) });
    await other.answer(getApplicationFiles, { applicationId: Number(made[0]?.id) });
    expect(await counterOf(operator.id)).toMatchObject({ hourUnits: 14, dayUnits: 14 });
  });

  it('warns once at four fifths, refuses at the limit until the hour has passed, and says so', async () => {
    const { operator, client, made } = await makeReader(8);
    // Access tokens end before the hour does.
    const again = () => apiClient(server, operator);
    const open = async () => (await again()).send(getApplication, { applicationId: Number(made[0]?.id) });
    expect(noticeOf(await client.send(searchApplications, list))).toBeUndefined();
    expect(noticeOf(await open())).toBe(
      'Já consultou a maior parte dos dados que a sua conta pode consultar numa hora. Se atingir o limite, só poderá voltar a consultar a partir das 14:00 de 20-07-2026.',
    );
    clock.pass(20 * 60);
    const last = await open();
    expect([last.status, noticeOf(last)]).toEqual([200, undefined]);
    reached.length = 0;
    for (const one of [await again(), await atSibling(operator.username)]) {
      const refused = await one.send(searchApplications, list);
      expect(refused.status).toBe(429);
      expect(refused.headers.get('retry-after')).toBe(String(40 * 60));
      expect(await refused.json()).toMatchObject({
        message:
          'A sua conta atingiu o limite de dados que pode consultar numa hora. Pode voltar a consultar a partir das 14:00 de 20-07-2026.',
      });
    }
    expect(reached).toEqual([{ limit: 'reading', outcome: 'refused' }]);
    expect(await limitEvents(operator.id)).toEqual([
      { limit: 'reading', outcome: 'warned', period: 'hour' },
      { limit: 'reading', outcome: 'refused', period: 'hour' },
    ]);
    // What was refused was not shown, so the trail has no view of it.
    const [event] = await server.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
    expect(event).toMatchObject({ action: 'refusal', detail: { reason: 'limitReached' } });
    // Calls that show no requests go on.
    expect((await (await again()).send(getProviders, {})).status).toBe(200);
    clock.pass(40 * 60);
    expect((await open()).status).toBe(200);
    expect(await counterOf(operator.id)).toMatchObject({ hourUnits: 10, dayUnits: 38 });
    // Now it is the day that is over, and it lasts until the same time tomorrow.
    const refused = await open();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBe(23 * 60 * 60);
    clock.pass(23 * 60 * 60);
    expect((await open()).status).toBe(200);
  });

  it('differs by role; documents and whole requests count ten, an export its rows and is never cut off', async () => {
    const { operator, client, made, providerId } = await makeReader(1);
    const original = Number(made[0]?.id);
    const file = await makeFile(server.db, original);
    for (let one = 0; one < 12; one += 1)
      await makeApplication(server.db, { kind: 'maintenance', recheckApplicationId: original, providerId });
    await client.send(downloadResourceFile, { resourceFileId: file.id });
    expect(await counterOf(operator.id)).toMatchObject({ hourUnits: 10 });
    const exported = await client.send(exportMaintenanceRequests, {});
    expect(exported.status).toBe(200);
    expect(await counterOf(operator.id)).toMatchObject({ hourUnits: 22 });
    expect((await client.send(exportMaintenanceRequests, {})).status).toBe(429);
    const administrator = await makeAdministrator(server.db);
    const regulator = await apiClient(server, administrator);
    for (let one = 0; one < 3; one += 1)
      await regulator.answer(searchBackofficeApplications, { ...list, providerId });
    expect(await counterOf(administrator.id)).toMatchObject({ hourUnits: 30 });
  });

  it('lets a call that has begun go on, batch after batch, and refuses the next one', async () => {
    const { operator } = await makeReader(0);
    const actor = await findActor(server.db, { userId: operator.id, familyId: '' });
    if (!actor) throw new Error(`Nobody is ${operator.username}`);
    const allowance = {
      limits,
      reading: limits.reading.providers,
      notify: () => undefined,
      onReached: () => undefined,
    };
    const ofCall = () => readingCounter({ actor, now: clock.now, remoteAddress: null }, allowance);
    const exporting = ofCall();
    for (let batch = 0; batch < 3; batch += 1) await exporting(server.db, 15);
    await exporting(server.db, 1);
    expect(await counterOf(operator.id)).toMatchObject({ hourUnits: 45 });
    await expect(ofCall()(server.db, 1)).rejects.toMatchObject({ reason: 'limitReached' });
  });

  it('counts simultaneous calls exactly', async () => {
    const { operator, client } = await makeReader(2);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => client.send(searchApplications, list)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const told = answers.filter((one) => one.status === 200 && noticeOf(one) !== undefined);
    expect(told).toHaveLength(1);
    expect(await counterOf(operator.id)).toMatchObject({ hourUnits: 20, refusals: 2 });
  });
});

describe('for how many persons eligibility may be asked in a day', () => {
  let next = 0;
  const persons = (count: number) =>
    Array.from({ length: count }, () => {
      next += 1;
      return sentApplication({ fiscalNumber: validNif(6_000_000 + next) });
    });

  it('is limited for the account and for its provider; whoever was asked about may be asked about again', async () => {
    const provider = await makeProvider(server.db);
    const [one, other] = [
      await makeOperator(server.db, { parentId: provider.id }),
      await makeOperator(server.db, { parentId: provider.id }),
    ];
    const [first, second] = [await apiClient(server, one), await atSibling(other.username)];
    // A yearly list of the day is not counted.
    for (let line = 0; line < 9; line += 1)
      await makeApplication(server.db, {
        kind: 'maintenance',
        providerId: provider.id,
        createdById: one.id,
        createdOn: clock.now(),
        statusId: applicationStatus.submitted,
      });
    const tomorrow = dayMonthYear(addLisbonDays(clock.now(), 1));
    const some = persons(3);
    const submit = (client: ApiClient, sent: ReturnType<typeof persons>) =>
      client.send(submitApplications, sentSubmission(provider.id, ...sent));
    expect(noticeOf(await submit(first, some))).toBeUndefined();
    expect((await submit(first, some)).status).toBe(200);
    expect(noticeOf(await submit(first, persons(1)))).toBe(
      `A sua conta está perto do limite de pessoas por dia: ainda pode pedir a elegibilidade de mais 1, e de outras a partir das 00:00 de ${tomorrow}.`,
    );
    expect((await submit(first, persons(2))).status).toBe(429);
    expect((await submit(first, persons(1))).status).toBe(200);
    reached.length = 0;
    const refused = await submit(first, persons(1));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600);
    expect((await refused.json()).message).toBe(
      `A sua conta só pode pedir a elegibilidade de 5 pessoas por dia. Pode pedir a de outras a partir das 00:00 de ${tomorrow}.`,
    );
    expect(reached).toEqual([{ limit: 'persons', outcome: 'refused' }]);
    expect((await submit(first, some)).status).toBe(200);
    expect((await submit(second, persons(4))).status).toBe(429);
    expect((await submit(second, persons(3))).status).toBe(200);
    expect((await submit(second, persons(1))).status).toBe(429);
    expect(await limitEvents(one.id)).toEqual([{ limit: 'persons', outcome: 'warned', period: 'day' }]);
    expect(await limitEvents(provider.id)).toEqual([{ limit: 'persons', outcome: 'warned', period: 'day' }]);
    clock.pass(24 * 60 * 60);
    expect((await submit(await atSibling(other.username), persons(4))).status).toBe(200);
  });

  it('refuses only those over it where each is answered for itself', async () => {
    const provider = await makeProvider(server.db);
    const client = await apiClient(server, await makeOperator(server.db, { parentId: provider.id }));
    const sent = sentSubmission(provider.id, ...persons(7));
    const response = await client.send(submitApplications, sent, { Prefer: 'handling=lenient' });
    expect(response.status).toBe(200);
    const answers = (await response.json()) as { success: boolean; errorMessage?: string }[];
    expect(answers.map(({ success }) => success)).toEqual([true, true, true, true, true, false, false]);
    expect(answers[5]?.errorMessage).toMatch(
      /^A sua conta só pode pedir a elegibilidade de 5 pessoas por dia/,
    );
  });

  it('counts submissions of two servers at once together', async () => {
    const provider = await makeProvider(server.db);
    const operators = [];
    for (let one = 0; one < 4; one += 1)
      operators.push(await makeOperator(server.db, { parentId: provider.id }));
    const clients = await Promise.all(
      operators.map((operator, index) =>
        index % 2 ? atSibling(operator.username) : apiClient(server, operator),
      ),
    );
    const answers = await Promise.all(
      clients.map((client) => client.send(submitApplications, sentSubmission(provider.id, ...persons(3)))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429]);
  });
});
