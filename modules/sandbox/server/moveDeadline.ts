import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CheckedInput } from '../../../contract/calls/defineCall';
import {
  activationDaysLeft,
  lastDayForActivation,
  reminderDaysBefore,
} from '../../../contract/rules/activation';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { lisbonDate, lisbonTimeZone } from '../../../contract/rules/lisbonDay';
import { applicationHistory } from '../../../server/db/schema/applicationHistory';
import { applications } from '../../../server/db/schema/applications';
import { elementRequests } from '../../../server/db/schema/elementRequests';
import { jobs } from '../../../server/db/schema/jobs';
import { mailNotifications } from '../../../server/db/schema/mailNotifications';
import { Refusal } from '../../../server/lib/refusal';
import { requireAccess } from '../../../server/services/context/requireAccess';
import type { SignedInContext } from '../../../server/services/context/serviceContext';
import { deadlineNear } from '../../../server/services/hooks/hooks';
import { enqueueJob } from '../../../server/services/queue/enqueueJob';
import type { JobKind } from '../../../server/services/queue/jobKinds';
import { moveSandboxDeadline as moveCall } from '../contract/calls';
import { inSandbox } from './inSandbox';
import { sandboxTexts } from './texts';

/** The deadlines of a request after they were moved, as AAAA-MM-DD; null for one that it has not. */
interface MovedDeadlines {
  readonly applicationId: number;
  readonly activationLastDay: string | null;
  readonly elementsLastDay: string | null;
}

/**
 * Moves all dates of a request of the sandbox back by so many days of the calendar in Portugal. Services that it waits for
 * are asked again at once, and the reminder of a deadline that came near is sent, and told to the
 * provider's systems.
 * @throws {Refusal} `notFound` if the provider has no such request there
 */
export const moveDeadline = async (
  context: SignedInContext,
  input: CheckedInput<typeof moveCall>,
): Promise<MovedDeadlines> => {
  requireAccess(context, moveCall);
  const { inside, providerId } = await inSandbox(context, input);
  const { applicationId, days } = input;
  return inside.db.transaction(async (db) => {
    const within = { ...inside, db };
    const isIt = and(eq(applications.id, applicationId), eq(applications.providerId, providerId));
    const [before] = await db.select().from(applications).where(isIt).for('update');
    if (!before) throw new Refusal('notFound', sandboxTexts.noRequest);
    const [after] = await db
      .update(applications)
      .set({
        createdOn: back(applications.createdOn, days),
        statusDate: back(applications.statusDate, days),
        eligibilityNotificationSentDate: back(applications.eligibilityNotificationSentDate, days),
        activationStartDate: back(applications.activationStartDate, days),
      })
      .where(isIt)
      .returning();
    await moveHistory(within, applicationId, days);
    const elementsLastDay = await moveElements(within, applicationId, days);
    await wakeJobs(within, applicationId, days);
    const isWaiting = before.statusId === applicationStatus.eligible && before.kind === 'request';
    const [from, to] = [before, after].map((one) => one?.eligibilityNotificationSentDate);
    if (!isWaiting || !from || !to) return { applicationId, activationLastDay: null, elementsLastDay };
    const [left, leftBefore] = [to, from].map((notified) => activationDaysLeft(notified, inside.now()));
    const cameNear = reminderDaysBefore.some((near) => (leftBefore ?? 0) > near && (left ?? 0) <= near);
    if (cameNear && (left ?? 0) >= 0) {
      await enqueueJob(within, 'sendReminder', { applicationIds: [applicationId] });
      await deadlineNear(within, { applicationId, notifiedOn: to });
    }
    return { applicationId, activationLastDay: lisbonDate(lastDayForActivation(to)), elementsLastDay };
  });
};

/** A moment so many days of the calendar in Portugal earlier, at the same time of day. */
const back = (column: PgColumn, days: number): SQL =>
  sql`(${column} at time zone ${sql.raw(`'${lisbonTimeZone}'`)} - make_interval(days => ${days}::int)) at time zone ${sql.raw(`'${lisbonTimeZone}'`)}`;

const moveHistory = async ({ db }: SignedInContext, applicationId: number, days: number): Promise<void> => {
  const { createdOn, updatedOn, activationCreatedOn, activationStartDate } = applicationHistory;
  await db
    .update(applicationHistory)
    .set({
      createdOn: back(createdOn, days),
      updatedOn: back(updatedOn, days),
      activationCreatedOn: back(activationCreatedOn, days),
      activationStartDate: back(activationStartDate, days),
    })
    .where(eq(applicationHistory.applicationId, applicationId));
  await db
    .update(mailNotifications)
    .set({
      createdOn: back(mailNotifications.createdOn, days),
      actualShippingDate: back(mailNotifications.actualShippingDate, days),
    })
    .where(eq(mailNotifications.applicationId, applicationId));
};

/** Moves what was asked for and is still open; returns its last day. */
const moveElements = async (
  { db }: SignedInContext,
  applicationId: number,
  days: number,
): Promise<string | null> => {
  const [moved] = await db
    .update(elementRequests)
    .set({
      askedOn: back(elementRequests.askedOn, days),
      dueDate: sql`${elementRequests.dueDate} - ${days}::int`,
    })
    .where(
      and(
        eq(elementRequests.applicationId, applicationId),
        isNull(elementRequests.answeredOn),
        isNull(elementRequests.endedOn),
      ),
    )
    .returning({ id: elementRequests.id, dueDate: elementRequests.dueDate });
  if (!moved) return null;
  await db
    .update(jobs)
    .set({ runAt: back(jobs.runAt, days) })
    .where(
      and(
        eq(jobs.kind, 'remindOfElements' satisfies JobKind),
        sql`(${jobs.payload} ->> 'elementRequestId')::int = ${moved.id}::int`,
      ),
    );
  return moved.dueDate;
};

/** Makes the question to the services due, and older. */
const wakeJobs = async (
  { db, now, written }: SignedInContext,
  applicationId: number,
  days: number,
): Promise<void> => {
  const older = sql`to_jsonb(to_char(((${jobs.payload} ->> 'since')::timestamptz - make_interval(days => ${days}::int)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;
  await db
    .update(jobs)
    .set({ runAt: now(), payload: sql`jsonb_set(${jobs.payload}, '{since}', ${older})` })
    .where(
      and(
        eq(jobs.kind, 'verify' satisfies JobKind),
        sql`(${jobs.payload} ->> 'applicationId')::int = ${applicationId}::int`,
      ),
    );
  written?.jobs.add('verification');
};
