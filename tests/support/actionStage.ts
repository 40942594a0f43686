import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { applicationStatus } from '../../contract/rules/applicationStatuses';
import { applicationHistory } from '../../server/db/schema/applicationHistory';
import { applications } from '../../server/db/schema/applications';
import { auditEvents } from '../../server/db/schema/auditEvents';
import { files } from '../../server/db/schema/files';
import { mailNotifications } from '../../server/db/schema/mailNotifications';
import type { AppParts } from '../../server/http/appParts';
import { seedAddresses } from '../../server/seed/seedDemo';
import { seedReferenceData } from '../../server/seed/seedReferenceData';
import { apiClient } from './apiClient';
import { makeAdministrator, makeApplication, makeOperator, makeProvider } from './builders';
import { createTestServer } from './testServer';

type Overrides = Parameters<typeof makeApplication>[1];
type HistoryOverrides = Parameters<typeof makeApplication>[2];

/** Starts a server at a fixed time with an operator, an administrator and another provider, for tests of actions. */
export const actionStage = async (now: Date, parts: Pick<AppParts, 'documents'> = {}) => {
  let moment = now;
  const server = await createTestServer({ ...parts, now: () => moment, seed: 'empty' });
  const { db } = server;
  await seedReferenceData(db);
  await seedAddresses(db);
  const provider = await makeProvider(db);
  const operator = await makeOperator(db, { parentId: provider.id });
  const administrator = await makeAdministrator(db);

  const rowOf = async (id: number) => {
    const [row] = await db.select().from(applications).where(eq(applications.id, id));
    if (!row) throw new Error(`There is no application ${id}.`);
    return row;
  };

  return {
    server,
    db,
    now,
    provider,
    operatorUser: operator,
    administratorUser: administrator,
    operator: await apiClient(server, operator),
    administrator: await apiClient(server, administrator),
    otherOperator: await apiClient(server, await makeOperator(db)),
    /** Moves the clock. */
    setNow: (next: Date) => {
      moment = next;
    },
    /** Makes an application of the operator's provider that has been in a status for some days. */
    make: (statusId: number, overrides: Overrides = {}, history: HistoryOverrides = {}) => {
      const tenDaysAgo = new Date(now.getTime() - 10 * 24 * 60 * 60 * 1000);
      const isActivated = statusId === applicationStatus.active || statusId === applicationStatus.inactive;
      return makeApplication(
        db,
        {
          providerId: provider.id,
          statusId,
          createdOn: tenDaysAgo,
          statusDate: tenDaysAgo,
          eligibilityNotificationSentDate: statusId >= applicationStatus.eligible ? tenDaysAgo : null,
          activationStartDate: isActivated ? tenDaysAgo : null,
          ...overrides,
        },
        history,
      );
    },
    rowOf,
    historyOf: (applicationId: number) =>
      db
        .select()
        .from(applicationHistory)
        .where(eq(applicationHistory.applicationId, applicationId))
        .orderBy(asc(applicationHistory.id)),
    mailsOf: (applicationId: number) =>
      db.select().from(mailNotifications).where(eq(mailNotifications.applicationId, applicationId)),
    auditOf: (applicationId: number) =>
      db
        .select()
        .from(auditEvents)
        .where(and(eq(auditEvents.subject, 'application'), eq(auditEvents.subjectId, applicationId))),
    /** Returns the rows that an action could write. */
    traces: async () => ({
      applications: await db.select().from(applications).orderBy(asc(applications.id)),
      history: await db.select({ count: count() }).from(applicationHistory),
      files: await db.select({ count: count() }).from(files),
      mails: await db.select({ count: count() }).from(mailNotifications),
      audit: await db
        .select({ count: count() })
        .from(auditEvents)
        .where(inArray(auditEvents.action, ['create', 'changeStatus', 'export'])),
    }),
  };
};

/** The result of `actionStage`. */
export type ActionStage = Awaited<ReturnType<typeof actionStage>>;
