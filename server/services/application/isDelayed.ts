import { and, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { activationDeadlineDays, firstNotificationInTime } from '../../../contract/rules/activationDelay';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { lisbonTimeZone } from '../../../contract/rules/lisbonDay';
import { applications } from '../../db/schema/applications';

const { kind, statusId, eligibilityNotificationSentDate: notifiedOn, activationStartDate } = applications;

const lisbonDate = (column: typeof notifiedOn | typeof activationStartDate) =>
  sql`(${column} at time zone ${sql.raw(`'${lisbonTimeZone}'`)})::date`;

/** Whether the tariff was given from a day on that came after the deadline. */
export const wasActivatedLate = (): SQL<boolean> =>
  sql<boolean>`${lisbonDate(activationStartDate)} - ${lisbonDate(notifiedOn)} > ${activationDeadlineDays}::int`;

/** Whether the deadline for giving it is over at a moment, where it was not given yet. */
export const isOverdue = (moment: Date): SQL => lt(notifiedOn, firstNotificationInTime(moment));

/**
 * `isActivationDelayed` of the contract, for the database. Rechecks and maintenance requests are never activated
 * themselves, so that no deadline runs for them.
 */
export const isDelayed = (now: Date): SQL => {
  const overdue = and(eq(statusId, applicationStatus.eligible), isNull(activationStartDate), isOverdue(now));
  const delayed = and(eq(kind, 'request'), isNotNull(notifiedOn), or(overdue, wasActivatedLate()));
  return sql`coalesce(${delayed}, false)`;
};
