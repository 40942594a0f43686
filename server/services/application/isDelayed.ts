import { and, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { activationDeadlineDays, firstNotificationInTime } from '../../../contract/rules/activationDelay';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { lisbonTimeZone } from '../../../contract/rules/lisbonDay';
import { applications } from '../../db/schema/applications';

const { kind, statusId, eligibilityNotificationSentDate: notifiedOn, activationStartDate } = applications;

const lisbonDate = (column: typeof notifiedOn | typeof activationStartDate) =>
  sql`(${column} at time zone ${sql.raw(`'${lisbonTimeZone}'`)})::date`;

/**
 * `isActivationDelayed` of the contract, for the database. Rechecks and maintenance requests are never activated
 * themselves, so that no deadline runs for them.
 */
export const isDelayed = (now: Date): SQL => {
  const overdue = and(
    eq(statusId, applicationStatus.eligible),
    isNull(activationStartDate),
    lt(notifiedOn, firstNotificationInTime(now)),
  );
  const late = sql`${lisbonDate(activationStartDate)} - ${lisbonDate(notifiedOn)} > ${activationDeadlineDays}::int`;
  const delayed = and(eq(kind, 'request'), isNotNull(notifiedOn), or(overdue, late));
  return sql`coalesce(${delayed}, false)`;
};
