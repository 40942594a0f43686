import { gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { activationDeadlineDays, firstNotificationInTime } from '../../../../contract/rules/activation';
import { lisbonTimeZone } from '../../../../contract/rules/lisbonDay';
import { applications } from '../../../db/schema/applications';

const { eligibilityNotificationSentDate: notifiedOn, activationStartDate, delayRunsFrom } = applications;

const lisbonDate = (column: typeof notifiedOn | typeof activationStartDate) =>
  sql`(${column} at time zone ${sql.raw(`'${lisbonTimeZone}'`)})::date`;

/** Tells whether the tariff began on a day after the deadline. */
export const wasActivatedLate = (): SQL<boolean> =>
  sql<boolean>`${lisbonDate(activationStartDate)} - ${lisbonDate(notifiedOn)} > ${activationDeadlineDays}::int`;

/** Matches applications whose activation deadline is over at a moment, assuming that they are not activated yet. */
export const isOverdue = (moment: Date): SQL => lt(notifiedOn, firstNotificationInTime(moment));

/**
 * Matches by the contract's `isActivationDelayed`; the column holds the rest of the rule. Rechecks and
 * maintenance requests are never activated themselves, so no deadline runs for them.
 */
export const isDelayed = (now: Date): SQL => lt(delayRunsFrom, firstNotificationInTime(now));

/** Matches the opposite of `isDelayed`. */
export const isNotDelayed = (now: Date): SQL =>
  sql`(${isNull(delayRunsFrom)} or ${gte(delayRunsFrom, firstNotificationInTime(now))})`;
