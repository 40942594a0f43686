import { endOfLisbonDay, startOfLisbonDay } from './lisbonDay';

/** Reasons of a late activation that ask for a text of their own, 'Qual/Quais?' (spec 5 and 9). */
export const otherActivationReasonIds: readonly number[] = [4, 5];

/** The reason for ending a tariff because a recheck or maintenance request was not eligible. */
export const lossOfEligibilityReasonId = 5;

/** Whether a day lies between two others in Portugal, both included (spec 5, activation and deactivation dialogs). */
export const isWithinLisbonDays = (moment: Date, first: Date, last: Date): boolean =>
  moment >= startOfLisbonDay(first) && moment <= endOfLisbonDay(last);
