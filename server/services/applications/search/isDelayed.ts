import { gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { activationDeadlineDays, firstNotificationInTime } from '../../../../contract/rules/activation';
import { lisbonTimeZone } from '../../../../contract/rules/lisbonDay';
import { applications } from '../../../db/schema/applications';

const { eligibilityNotificationSentDate: notifiedOn, activationStartDate, delayRunsFrom } = applications;

const lisbonDate = (column: typeof notifiedOn | typeof activationStartDate) =>
  sql`(${column} at time zone ${sql.raw(`'${lisbonTimeZone}'`)})::date`;

/** Whether the tariff was given from a day on that came after the deadline. */
export const wasActivatedLate = (): SQL<boolean> =>
  sql<boolean>`${lisbonDate(activationStartDate)} - ${lisbonDate(notifiedOn)} > ${activationDeadlineDays}::int`;

/** Whether the deadline for giving it is over at a moment, where it was not given yet. */
export const isOverdue = (moment: Date): SQL => lt(notifiedOn, firstNotificationInTime(moment));

/**
 * `isActivationDelayed` of the contract, for the database: the column has the rest of the rule. Rechecks and maintenance
 * requests are never activated themselves, so that no deadline runs for them.
 */
export const isDelayed = (now: Date): SQL => lt(delayRunsFrom, firstNotificationInTime(now));

/** The opposite of `isDelayed`. */
export const isNotDelayed = (now: Date): SQL =>
  sql`(${isNull(delayRunsFrom)} or ${gte(delayRunsFrom, firstNotificationInTime(now))})`;
