import { applicationStatus } from './applicationStatuses';
import { addLisbonDays, endOfLisbonDay, startOfLisbonDay } from './lisbonDay';

/** Reasons of a late activation that ask for a text of their own, 'Qual/Quais?' (spec 5 and 9). */
export const otherActivationReasonIds: readonly number[] = [4, 5];

/** The reason for ending a tariff because a recheck or maintenance request was not eligible. */
export const lossOfEligibilityReasonId = 5;

/** Whether a day lies between two others in Portugal, both included (spec 5, Activation dialog and Deactivation dialog). */
export const isWithinLisbonDays = (moment: Date, first: Date, last: Date): boolean =>
  moment >= startOfLisbonDay(first) && moment <= endOfLisbonDay(last);

/** Calendar days that a provider has for activating the tariff, counted from the eligibility notification (spec 9). */
export const activationDeadlineDays = 10;

/** How many days before the deadline providers are reminded of it. */
export const reminderDaysBefore: readonly number[] = [3, 1];

const day = 24 * 60 * 60 * 1000;

/** Calendar days in Portugal from one moment to another; a change of clocks makes no difference (spec 9, days). */
export const lisbonDaysBetween = (from: Date, to: Date): number =>
  Math.round((startOfLisbonDay(to).getTime() - startOfLisbonDay(from).getTime()) / day);

/** Whether a moment lies more than the 10 days after the eligibility notification (spec 5, Activation dialog). */
export const isPastActivationDeadline = (notifiedOn: Date, moment: Date): boolean =>
  lisbonDaysBetween(notifiedOn, moment) > activationDeadlineDays;

/** Calendar days that are left for activating: 0 on the last one, negative once the deadline has passed (spec 9). */
export const activationDaysLeft = (notifiedOn: Date, now: Date): number =>
  activationDeadlineDays - lisbonDaysBetween(notifiedOn, now);

/** A moment of the last calendar day on which an activation is in time (spec 9). */
export const lastDayForActivation = (notifiedOn: Date): Date =>
  addLisbonDays(notifiedOn, activationDeadlineDays);

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

/** `wasTSIActivationDelayed`: eligible for more than 10 days without activation, or activated later than that (spec 10.4). */
export const isActivationDelayed = (
  { statusId, notifiedOn, activationStartDate }: ActivationToJudge,
  now: Date,
): boolean => {
  if (!notifiedOn) return false;
  if (activationStartDate) return isPastActivationDeadline(notifiedOn, activationStartDate);
  return statusId === applicationStatus.eligible && isPastActivationDeadline(notifiedOn, now);
};
