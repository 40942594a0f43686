import { applicationStatus } from './applicationStatuses';
import { startOfLisbonDay } from './lisbonDay';

/** Calendar days that a provider has for activating the tariff, counted from the eligibility notification (spec 9). */
export const activationDeadlineDays = 10;

const day = 24 * 60 * 60 * 1000;

/** Calendar days in Portugal from one moment to another; a change of clocks makes no difference (api.md, "a day as limit"). */
export const lisbonDaysBetween = (from: Date, to: Date): number =>
  Math.round((startOfLisbonDay(to).getTime() - startOfLisbonDay(from).getTime()) / day);

/** Whether a moment lies more than the 10 days after the eligibility notification (spec 5, "Activation modal"). */
export const isPastActivationDeadline = (notifiedOn: Date, moment: Date): boolean =>
  lisbonDaysBetween(notifiedOn, moment) > activationDeadlineDays;

/** Calendar days that are left for activating: 0 on the last one, negative once the deadline has passed (spec 9). */
export const activationDaysLeft = (notifiedOn: Date, now: Date): number =>
  activationDeadlineDays - lisbonDaysBetween(notifiedOn, now);

/** First moment of a notification whose deadline is not over yet; whatever was sent earlier is past it at `now`. */
export const firstNotificationInTime = (now: Date): Date => {
  const noon = startOfLisbonDay(now).getTime() + day / 2;
  return startOfLisbonDay(new Date(noon - activationDeadlineDays * day));
};

/** What the rule reads of an application. */
export interface ActivationToJudge {
  statusId: number;
  notifiedOn: Date | null;
  activationStartDate: Date | null;
}

/** `wasTSIActivationDelayed`: eligible for more than 10 days without activation, or activated later than that (api.md). */
export const isActivationDelayed = (
  { statusId, notifiedOn, activationStartDate }: ActivationToJudge,
  now: Date,
): boolean => {
  if (!notifiedOn) return false;
  if (activationStartDate) return isPastActivationDeadline(notifiedOn, activationStartDate);
  return statusId === applicationStatus.eligible && isPastActivationDeadline(notifiedOn, now);
};
