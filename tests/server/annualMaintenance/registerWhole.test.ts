import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  countUncommunicatedApplications,
  registerMaintenanceRequests,
} from '../../../contract/calls/annualMaintenance';
import { searchApplications } from '../../../contract/calls/application';
import {
  getMaintenanceRequestIdsForProcessing,
  searchMaintenanceRequests,
} from '../../../contract/calls/maintenanceRequest';
import { withdrawCall } from '../../../contract/calls/repeatableCall';
import { getUncommunicated } from '../../../contract/calls/yearlyList';
import { firstMessage } from '../../../contract/errorMessage';
import { maintenancePeriods, notificationEmails } from '../../../server/db/schema/annualMaintenance';
import { applicationHistory } from '../../../server/db/schema/applicationHistory';
import { applications } from '../../../server/db/schema/applications';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { registeredFiles } from '../../../server/db/schema/registeredFiles';
import { checkCounts } from '../../../server/services/applications/counts/checkCounts';
import { makeActive, makeNotificationEmail, makePeriod } from '../../support/maintenance';
import { untilTheyWait } from '../../support/untilTheyWait';
import { maintenanceUpload, maintenanceWorkbook } from '../../support/workbooks';
import { emptyBeforeEach, maintenanceNow, maintenanceServer } from './maintenanceServer';

const fixture = maintenanceServer();
emptyBeforeEach(fixture);
const now = () => maintenanceNow;
const many = 120;
let originals: { id: number; fiscalNumber: string }[];

beforeEach(async () => {
  const { server, providerId } = fixture();
  await server.db.delete(registeredFiles);
  await makePeriod(server.db, maintenanceNow);
  await makeNotificationEmail(server.db, providerId);
  originals = [];
  for (let made = 0; made < many; made += 1) originals.push(await makeActive(server.db, providerId));
});

const upload = () =>
  maintenanceUpload(maintenanceWorkbook(originals.map(({ fiscalNumber }) => [fiscalNumber])));
const send = async (key?: string) => {
  const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key };
  const response = await fixture().operator.send(registerMaintenanceRequests, upload(), headers);
  return { status: response.status, body: await response.json() };
};
const requests = () =>
  fixture()
    .server.db.select({ id: applications.id, email: applications.providerEmail })
    .from(applications)
    .where(eq(applications.kind, 'maintenance'));

const expectNothing = async () => {
  const { db } = fixture().server;
  expect(await requests()).toEqual([]);
  expect(await db.$count(registeredFiles)).toBe(0);
  expect(await db.$count(applicationHistory)).toBe(many);
  expect(await checkCounts({ db, now })).toBe(0);
};

describe('10.6 a yearly list', () => {
  it('is there at once and whole: every list and count knows each of its requests', async () => {
    const { server, operator, administrator } = fixture();
    expect(await send()).toEqual({ status: 200, body: { success: true } });
    expect((await operator.answer(searchApplications, {})).totalItems).toBe(2 * many);
    expect((await operator.answer(searchMaintenanceRequests, {})).totalItems).toBe(many);
    expect(await administrator.answer(getMaintenanceRequestIdsForProcessing, {})).toHaveLength(many);
    expect(await operator.answer(countUncommunicatedApplications, {})).toBe(0);
    expect(await operator.answer(getUncommunicated, {})).toEqual([]);
    expect(await server.db.select().from(registeredFiles)).toMatchObject([
      { lineCount: many, isRegistered: true },
    ]);
    expect(await checkCounts({ db: server.db, now })).toBe(0);
  });

  it('keeps the order of its lines, newest first', async () => {
    await send();
    const { items } = await fixture().operator.answer(searchMaintenanceRequests, { pageSize: 100 });
    expect(items.map(({ fiscalNumber }) => fiscalNumber)).toEqual(
      originals.slice(0, 100).map(({ fiscalNumber }) => fiscalNumber),
    );
  });

  it('leaves nothing when one of its tariffs ends while it is being registered', async () => {
    const { server } = fixture();
    const last = originals.at(-1)?.id ?? 0;
    const sent = await server.db.transaction(async (db) => {
      await db.update(applications).set({ statusId: 10 }).where(eq(applications.id, last));
      const sending = [send()];
      await untilTheyWait(db, sending);
      return { sending };
    });
    const [answer] = await Promise.all(sent.sending);
    expect(answer?.body).not.toEqual({ success: true });
    await expectNothing();
  });

  it('has the notification e-mail of one moment, however the two follow each other', async () => {
    const { server } = fixture();
    const sent = await server.db.transaction(async (db) => {
      await db.update(notificationEmails).set({ email: 'outro@prestador.example.pt' });
      const sending = [send()];
      await untilTheyWait(db, sending);
      return { sending };
    });
    const [answer] = await Promise.all(sent.sending);
    expect(answer).toEqual({ status: 200, body: { success: true } });
    expect(new Set((await requests()).map(({ email }) => email))).toEqual(
      new Set(['outro@prestador.example.pt']),
    );
  });
});

describe('10 a yearly list under an Idempotency-Key', () => {
  it('is registered once when all come at once, and each has the same answer', async () => {
    const key = crypto.randomUUID();
    const answers = await Promise.all([send(key), send(key), send(key)]);
    for (const answer of answers) expect(answer).toEqual({ status: 200, body: { success: true } });
    expect(await requests()).toHaveLength(many);
    expect(await fixture().server.db.$count(registeredFiles)).toBe(1);
  });

  it('has the same answer again after the period, and under no other key', async () => {
    const { server } = fixture();
    const key = crypto.randomUUID();
    expect(await send(key)).toEqual({ status: 200, body: { success: true } });
    await server.db.delete(maintenancePeriods);
    expect(await send(key)).toEqual({ status: 200, body: { success: true } });
    expect((await send(crypto.randomUUID())).status).toBe(400);
    expect(await requests()).toHaveLength(many);
  });

  it('leaves nothing when it was withdrawn, and says so', async () => {
    const key = crypto.randomUUID();
    await fixture().operator.answer(withdrawCall, { key });
    const { status, body } = await send(key);
    expect(status).toBe(400);
    expect(firstMessage(body)).toBe('Este envio foi cancelado. Aguarde um minuto e envie de novo.');
    await expectNothing();
  });

  it('may be sent again under its key once its lines are right', async () => {
    const { server } = fixture();
    const key = crypto.randomUUID();
    const wrong = eq(applications.id, originals[0]?.id ?? 0);
    await server.db.update(applications).set({ statusId: 10 }).where(wrong);
    const rejections = () => server.db.$count(auditEvents, eq(auditEvents.action, 'uploadRejected'));
    const before = await rejections();
    expect((await send(key)).body).toMatchObject({ success: false });
    expect(await rejections()).toBe(before + 1);
    await server.db.update(applications).set({ statusId: 9 }).where(wrong);
    expect((await send(key)).body).toEqual({ success: true });
  });
});
