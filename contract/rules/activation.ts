import { applicationStatus } from './applicationStatuses';
import { addLisbonDays, endOfLisbonDay, startOfLisbonDay } from './lisbonDay';

/** Reasons for a late activation that require a text of their own, 'Qual/Quais?' (spec 5 and 9). */
export const otherActivationReasonIds: readonly number[] = [4, 5];

/** The reason for ending a tariff because a recheck or maintenance request was not eligible. */
export const lossOfEligibilityReasonId = 5;

/**
 * Returns whether a moment falls on a day between two others in Portugal, both included
 * (spec 5, Activation dialog and Deactivation dialog).
 */
export const isWithinLisbonDays = (moment: Date, first: Date, last: Date): boolean =>
  moment >= startOfLisbonDay(first) && moment <= endOfLisbonDay(last);

/** Calendar days that a provider has to activate the tariff, counted from the eligibility notification (spec 9). */
export const activationDeadlineDays = 10;

/** Days before the deadline on which providers are reminded of it. */
export const reminderDaysBefore: readonly number[] = [3, 1];

const day = 24 * 60 * 60 * 1000;

/**
 * Returns the calendar days in Portugal from one moment to another; clock changes make no difference
 * (spec 9, days).
 */
export const lisbonDaysBetween = (from: Date, to: Date): number =>
  Math.round((startOfLisbonDay(to).getTime() - startOfLisbonDay(from).getTime()) / day);

/** Returns whether a moment is more than 10 days after the eligibility notification (spec 5, Activation dialog). */
export const isPastActivationDeadline = (notifiedOn: Date, moment: Date): boolean =>
  lisbonDaysBetween(notifiedOn, moment) > activationDeadlineDays;

/** Returns the calendar days left to activate: 0 on the last day, negative once the deadline has passed (spec 9). */
export const activationDaysLeft = (notifiedOn: Date, now: Date): number =>
  activationDeadlineDays - lisbonDaysBetween(notifiedOn, now);

/** Returns a moment on the last calendar day on which an activation is on time (spec 9). */
export const lastDayForActivation = (notifiedOn: Date): Date =>
  addLisbonDays(notifiedOn, activationDeadlineDays);

/** Returns the earliest notification time whose deadline has not passed at `now`; for anything sent earlier it has. */
export const firstNotificationInTime = (now: Date): Date => {
  const noon = startOfLisbonDay(now).getTime() + day / 2;
  return startOfLisbonDay(new Date(noon - activationDeadlineDays * day));
};

/** The fields of an application that the rule reads. */
export interface ActivationToJudge {
  statusId: number;
  notifiedOn: Date | null;
  activationStartDate: Date | null;
}

/**
 * Computes `wasTSIActivationDelayed`: eligible for more than 10 days without activation, or activated later
 * than that (spec 10.4).
 */
export const isActivationDelayed = (
  { statusId, notifiedOn, activationStartDate }: ActivationToJudge,
  now: Date,
): boolean => {
  if (!notifiedOn) return false;
  if (activationStartDate) return isPastActivationDeadline(notifiedOn, activationStartDate);
  return statusId === applicationStatus.eligible && isPastActivationDeadline(notifiedOn, now);
};
