import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import type { RetentionPeriod } from '../../../contract/rules/retention';
import { checkAudit } from '../../../modules/auditProof/server/node/runVerifyAudit';
import { applications } from '../../../server/db/schema/applications';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { files } from '../../../server/db/schema/files';
import { signIns } from '../../../server/db/schema/signIns';
import { writeAuditEvent } from '../../../server/services/audit/writeAuditEvent';
import { enqueueJob } from '../../../server/services/queue/enqueueJob';
import { apiClient } from '../../support/apiClient';
import { makeAdministrator, makeApplication, makeFile, makeProvider } from '../../support/builders';
import { createTestServer } from '../../support/testServer';

type Kind = 'signIns' | 'documents' | 'requests' | 'auditAddresses' | 'audit';

/** The periods of the stage. */
export const periods: Readonly<Record<Kind, RetentionPeriod>> = {
  signIns: { unit: 'days', number: 90 },
  documents: { unit: 'months', number: 6 },
  requests: { unit: 'years', number: 2 },
  auditAddresses: { unit: 'months', number: 12 },
  audit: { unit: 'years', number: 3 },
};

const officer = 'encarregado@tsi.example.pt';

/** Starts a server with a retention schedule, whose periods a test may change, and with a clock. */
export const scheduleStage = async (start = '2026-11-20T12:00:00Z') => {
  let moment = new Date(start);
  const now = () => moment;
  const retention: Partial<Record<Kind, RetentionPeriod>> = { ...periods };
  const server = await createTestServer({ seed: 'empty', now, retention, dataProtectionMail: officer });
  const { db } = server;
  const context = { db, now, remoteAddress: '203.0.113.77' };
  const provider = await makeProvider(db);
  const person = await makeAdministrator(db);
  const setNow = (text: string) => {
    moment = new Date(text);
  };

  /** Makes a request that is in a status since a moment, with some documents. */
  const make = async (
    since: string,
    statusId: number = applicationStatus.cancelled,
    { documents = 1, ...more }: { documents?: number } & Parameters<typeof makeApplication>[1] = {},
  ) => {
    const made = await makeApplication(db, {
      providerId: provider.id,
      statusId,
      createdOn: new Date(since),
      statusDate: new Date(since),
      ...more,
    });
    for (let number = 0; number < documents; number += 1) await makeFile(db, made.id);
    return made.id;
  };
  const isSaid = (ids: readonly number[]) => inArray(applications.id, [...ids]);

  return {
    ...server,
    context,
    retention,
    setNow,
    now,
    make,
    person,
    officer,
    /** The API client of the officer, signed in now. */
    administrator: () => apiClient(server, person),
    /** Has the schedule begin, each step looking at so much at first. */
    begin: (size?: number) =>
      enqueueJob(context, 'keepSchedule', size === undefined ? {} : { size }, { key: 'keepSchedule' }),
    signInOn: async (since: string) => {
      const familyId = crypto.randomUUID();
      await db
        .insert(signIns)
        .values({ familyId, userId: person.id, signedInOn: new Date(since), device: 'Firefox, Linux' });
      return familyId;
    },
    /** Writes events of the audit at a moment, and seals them. */
    audited: async (since: string, events: number) => {
      setNow(since);
      for (let number = 0; number < events; number += 1)
        await writeAuditEvent(context, { action: 'view', subject: 'application', subjectId: 1 });
      await enqueueJob(context, 'sealAudit', {}, { key: 'sealAudit' });
      for (let minute = 0; minute < 3; minute += 1) {
        moment = new Date(moment.getTime() + 61_000);
        await server.work();
      }
    },
    verify: async () => (await checkAudit(db, server.tokenKeys, {}, now())).join(' '),
    /** Which of these requests still have documents. */
    withDocuments: async (ids: readonly number[]) => {
      const found = await db
        .selectDistinct({ id: files.applicationId })
        .from(files)
        .where(inArray(files.applicationId, [...ids]));
      return found.map(({ id }) => id).sort((a, b) => a - b);
    },
    erased: async (ids: readonly number[]) => {
      const found = await db
        .select({ id: applications.id })
        .from(applications)
        .where(and(isSaid(ids), isNotNull(applications.erasedOn)))
        .orderBy(applications.id);
      return found.map(({ id }) => id);
    },
    /** What the audit says of an action of the schedule. */
    told: (action: string) =>
      db.select({ detail: auditEvents.detail }).from(auditEvents).where(eq(auditEvents.action, action)),
  };
};

/** The result of `scheduleStage`. */
export type ScheduleStage = Awaited<ReturnType<typeof scheduleStage>>;
