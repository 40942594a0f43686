import { and, asc, between, eq, gte, or } from 'drizzle-orm';
import {
  activationDeadlineDays,
  firstNotificationInTime,
  reminderDaysBefore,
} from '../../../contract/rules/activation';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import {
  addLisbonDays,
  endOfLisbonDay,
  lisbonDate,
  startOfLisbonDay,
} from '../../../contract/rules/lisbonDay';
import { applications } from '../../db/schema/applications';
import type { WorkContext } from '../context/workContext';
import { deadlineNear } from '../hooks/hooks';
import type { ClaimedJob } from '../queue/claimJob';
import { enqueueJob } from '../queue/enqueueJob';
import type { JobPayload } from '../queue/jobKinds';
import { putJobOff } from '../queue/settleJob';

const hour = 3_600_000;
/** The hour of the morning, in Portugal, at which providers are reminded. */
const morningHour = 8;
/** Returns the time of a day at which messages of the morning are sent. */
export const morningOf = (moment: Date) => new Date(startOfLisbonDay(moment).getTime() + morningHour * hour);
/** Returns a moment of a day written as AAAA-MM-DD. */
export const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** Matches notifications whose deadline came near after one day and up to and including another. */
const cameNear = (after: Date, until: Date) =>
  or(
    ...reminderDaysBefore.map((daysBefore) => {
      const back = daysBefore - activationDeadlineDays;
      return between(
        applications.eligibilityNotificationSentDate,
        startOfLisbonDay(addLisbonDays(after, back + 1)),
        endOfLisbonDay(addLisbonDays(until, back)),
      );
    }),
  );

/**
 * Queues one message every morning for each provider with requests whose deadline has come near (spec 9): three days
 * before it, and one. `through` is the last day checked; it advances in the transaction that queues the messages, so
 * that each reminder is sent once, and the providers' systems are told once, however many servers there are, and on a later day if none ran.
 */
export const remindOfDeadlines = async (
  context: WorkContext,
  job: ClaimedJob,
  { through }: JobPayload<'remindOfDeadlines'>,
): Promise<void> => {
  const now = context.now();
  const after = through ?? lisbonDate(addLisbonDays(now, -1));
  await context.db.transaction(async (db) => {
    if (now < morningOf(now))
      return putJobOff<'remindOfDeadlines'>(db, job, morningOf(now), { through: after });
    const found = await db
      .select({
        id: applications.id,
        providerId: applications.providerId,
        notifiedOn: applications.eligibilityNotificationSentDate,
      })
      .from(applications)
      .where(
        and(
          eq(applications.kind, 'request'),
          eq(applications.statusId, applicationStatus.eligible),
          gte(applications.eligibilityNotificationSentDate, firstNotificationInTime(now)),
          cameNear(noonOf(after), now),
        ),
      )
      .orderBy(asc(applications.id));
    const inside = { ...context, db };
    const idsOf = new Map<number, number[]>();
    for (const { id, providerId, notifiedOn } of found) {
      idsOf.set(providerId, [...(idsOf.get(providerId) ?? []), id]);
      if (notifiedOn) await deadlineNear(inside, { applicationId: id, notifiedOn });
    }
    for (const applicationIds of context.sendsReminders ? idsOf.values() : [])
      await enqueueJob(inside, 'sendReminder', { applicationIds });
    return putJobOff<'remindOfDeadlines'>(db, job, morningOf(addLisbonDays(now, 1)), {
      through: lisbonDate(now),
    });
  });
};
