import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  countUncommunicatedApplications,
  processMaintenanceRequests,
  registerMaintenanceRequests,
} from '../../../contract/calls/annualMaintenance';
import {
  getApplication,
  searchApplications,
  searchBackofficeApplications,
} from '../../../contract/calls/application';
import {
  deleteMaintenanceRequest,
  exportMaintenanceRequests,
  getMaintenanceRequestIdsForProcessing,
  searchMaintenanceRequests,
} from '../../../contract/calls/maintenanceRequest';
import {
  checkMaintenanceFile,
  countUncommunicatedByProvider,
  getUncommunicated,
} from '../../../contract/calls/yearlyList';
import { notificationEmails, openRegistrations } from '../../../server/db/schema/annualMaintenance';
import { applicationHistory } from '../../../server/db/schema/applicationHistory';
import { applications } from '../../../server/db/schema/applications';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { registeredFiles } from '../../../server/db/schema/registeredFiles';
import { registerRequests } from '../../../server/services/annualMaintenance/registerRequests';
import { claimRegistration } from '../../../server/services/annualMaintenance/registration/claimRegistration';
import { publishRegistration } from '../../../server/services/annualMaintenance/registration/publishRegistration';
import type { Registration } from '../../../server/services/annualMaintenance/registration/registrationTerms';
import {
  stageFile,
  stageRequests,
} from '../../../server/services/annualMaintenance/registration/stageRequests';
import { checkCounts } from '../../../server/services/applications/counts/checkCounts';
import type { SignedInContext } from '../../../server/services/context/serviceContext';
import { countAlike } from '../../../server/services/export/countAlike';
import { releaseLeases } from '../../../server/services/queue/claimJob';
import { enqueueJob } from '../../../server/services/queue/enqueueJob';
import { findActor } from '../../../server/services/session/account/findActor';
import { inlineWorkers } from '../../../server/services/workers/inlineWorkers';
import { makeOperator } from '../../support/builders';
import { makeActive, makeNotificationEmail, makePeriod } from '../../support/maintenance';
import { emptyBeforeEach, maintenanceNow, maintenanceServer } from '../../support/maintenanceServer';
import { maintenanceUpload, maintenanceWorkbook } from '../../support/workbooks';

const fixture = maintenanceServer();
emptyBeforeEach(fixture);
/** The length of a list that takes more than two steps. */
const many = 230;
const now = () => maintenanceNow;
let originals: { id: number; fiscalNumber: string }[];

beforeEach(async () => {
  const { server, providerId } = fixture();
  await makePeriod(server.db, maintenanceNow);
  await makeNotificationEmail(server.db, providerId);
  originals = [];
  for (let made = 0; made < many; made += 1) originals.push(await makeActive(server.db, providerId));
});

const contextOf = async () => {
  const { server, providerId } = fixture();
  const { id: userId } = await makeOperator(server.db, { parentId: providerId });
  const familyId = crypto.randomUUID();
  const actor = await findActor(server.db, { userId, familyId });
  if (!actor) throw new Error('The operator is not active.');
  const called = { actor, familyId, now, remoteAddress: null, sentFiles: new Map() };
  return { ...called, db: server.db, workers: inlineWorkers };
};

const upload = () =>
  maintenanceUpload(maintenanceWorkbook(originals.map(({ fiscalNumber }) => [fiscalNumber])));
const list = async (context: SignedInContext) => ({
  applicationIds: originals.map(({ id }) => id),
  providerEmail: 'manutencao@prestador.example.pt',
  registeredFileId: await stageFile(context, {
    providerId: fixture().providerId,
    filename: 'lista.xlsx',
    lineCount: originals.length,
  }),
});
const stored = () =>
  fixture()
    .server.db.select({ id: applications.id, original: applications.recheckApplicationId })
    .from(applications)
    .where(eq(applications.kind, 'maintenance'))
    .orderBy(applications.id);
const isOpen = async () => (await fixture().server.db.$count(openRegistrations)) > 0;

const begin = async (): Promise<Registration> => {
  const context = await contextOf();
  const registration = await claimRegistration(context.db, fixture().providerId);
  await stageRequests(context, registration, await list(context));
  return registration;
};

/** Collects the answers of every call that reads many applications. */
const seen = async () => {
  const { operator, administrator, server } = fixture();
  const { resourceFile } = await operator.answer(exportMaintenanceRequests, {});
  return {
    own: (await operator.answer(searchApplications, {})).totalItems,
    ofStatus: await administrator.answer(searchBackofficeApplications, { applicationStatusId: 1 }),
    byNif: (await operator.answer(searchApplications, { fiscalNumber: originals[0]?.fiscalNumber })).items
      .length,
    yearly: await operator.answer(searchMaintenanceRequests, {}),
    ids: await administrator.answer(getMaintenanceRequestIdsForProcessing, {}),
    hasExport: (resourceFile?.file?.length ?? 0) > 0,
    uncommunicated: await operator.answer(countUncommunicatedApplications, {}),
    ofAll: await administrator.answer(countUncommunicatedApplications, {}),
    listed: (await operator.answer(getUncommunicated, {})).length,
    byProvider: await administrator.answer(countUncommunicatedByProvider, {}),
    checked: await operator.answer(checkMaintenanceFile, upload()),
    exported: (await countAlike(server.db, new Date('2100-01-01T00:00:00Z'))).filter(
      ({ kind }) => kind === 'maintenance',
    ),
  };
};

describe('10.6 while a yearly list is being registered', () => {
  it('nobody sees or counts any of it, nor acts on it; then all of it is there at once', async () => {
    const { server, operator, administrator } = fixture();
    const before = await seen();
    expect(before).toMatchObject({ own: many, listed: many, uncommunicated: many, exported: [] });
    const registration = await begin();
    const made = await stored();
    expect(made).toHaveLength(many);
    expect(await seen()).toEqual(before);
    expect(await checkCounts({ db: server.db, now })).toBe(0);

    const applicationId = made[0]?.id ?? 0;
    for (const client of [operator, administrator])
      expect((await client.send(getApplication, { applicationId })).status).toBe(404);
    expect((await operator.send(deleteMaintenanceRequest, { applicationId })).status).toBe(404);
    expect(
      await administrator.answer(processMaintenanceRequests, {
        maintenanceRequestIdsToProcess: [applicationId],
      }),
    ).toMatchObject([{ success: false }]);

    expect(await server.db.transaction((db) => publishRegistration(db, registration))).toBe(many);
    expect(await seen()).toMatchObject({
      own: 2 * many,
      uncommunicated: 0,
      ofAll: 0,
      listed: 0,
      byProvider: [],
    });
    expect((await seen()).yearly.totalItems).toBe(many);
    expect((await seen()).ids).toHaveLength(many);
    expect(await checkCounts({ db: server.db, now })).toBe(0);
  });

  it('the list keeps the order of its lines, newest first', async () => {
    const { operator } = fixture();
    expect(await operator.answer(registerMaintenanceRequests, upload())).toEqual({ success: true });
    const { items } = await operator.answer(searchMaintenanceRequests, { pageSize: 100 });
    expect(items.map(({ fiscalNumber }) => fiscalNumber)).toEqual(
      originals.slice(0, 100).map(({ fiscalNumber }) => fiscalNumber),
    );
    expect(await isOpen()).toBe(false);
  });
});

describe('a registration that does not come to its end', () => {
  /** Expects nothing to be left but the audit, which records both the creation and the deletion. */
  const expectNothing = async (made: readonly { id: number }[]) => {
    const { db } = fixture().server;
    const ids = made.map(({ id }) => id);
    expect(await stored()).toEqual([]);
    expect(await isOpen()).toBe(false);
    expect(await db.$count(registeredFiles, eq(registeredFiles.isRegistered, false))).toBe(0);
    expect(await db.$count(applicationHistory, inArray(applicationHistory.applicationId, ids))).toBe(0);
    for (const action of ['create', 'delete'])
      expect(
        await db.$count(
          auditEvents,
          and(inArray(auditEvents.subjectId, ids), eq(auditEvents.action, action)),
        ),
      ).toBe(ids.length);
    expect(await checkCounts({ db, now })).toBe(0);
  };

  it.each([
    [
      'a tariff ends meanwhile',
      () =>
        fixture()
          .server.db.update(applications)
          .set({ statusId: 10 })
          .where(eq(applications.id, originals[1]?.id ?? 0)),
    ],
    [
      'the notification e-mail changes meanwhile',
      () => fixture().server.db.update(notificationEmails).set({ email: 'outro@prestador.example.pt' }),
    ],
    ['the call was withdrawn', () => Promise.reject(new Error('withdrawn'))],
  ])('because %s leaves nothing', async (_, change) => {
    const context = await contextOf();
    let made: { id: number }[] = [];
    const registering = registerRequests(context, upload(), async (run) => {
      made = await stored();
      await change();
      return run(context);
    });
    await expect(registering).rejects.toThrow();
    expect(made).toHaveLength(many);
    await expectNothing(made);
  });

  it('because its server was killed is removed at the next start, in the background', async () => {
    const { server } = fixture();
    await enqueueJob(
      { db: server.db, now, remoteAddress: null },
      'removeExpired',
      {},
      { key: 'removeExpired' },
    );
    await server.work();
    await begin();
    const made = await stored();
    await releaseLeases(server.db);
    await server.work({ now: () => new Date() });
    await expectNothing(made);
  });

  it('is removed by the next list of its provider, too, and goes on nowhere', async () => {
    const { server, operator } = fixture();
    const context = await contextOf();
    const registration = await begin();
    const made = await stored();
    await server.db.update(openRegistrations).set({ leasedUntil: new Date(0) });
    await expect(stageRequests(context, registration, await list(context))).rejects.toThrow(
      'no tempo previsto',
    );
    await expect(publishRegistration(server.db, registration)).rejects.toThrow('no tempo previsto');
    expect(await operator.answer(registerMaintenanceRequests, upload())).toEqual({ success: true });
    const after = await stored();
    expect(after.map(({ original }) => original).toSorted()).toEqual(
      originals.map(({ id }) => id).toSorted(),
    );
    expect(after.some(({ id }) => made.some((one) => one.id === id))).toBe(false);
  });
});
