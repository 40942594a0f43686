import { lisbonDate } from '../../../contract/rules/lisbonDay';
import { type Period, periodProblems, periodTimes } from '../../../contract/rules/maintenancePeriod';
import { validationMessages } from '../../../contract/rules/validationMessages';
import type { FieldErrors } from '../../../src/kit/form/fieldErrors';
import { momentOf } from './periodMoments';

/** The form's values: days as yyyy-MM-dd, or the typed text if it is not a day. */
export interface PeriodDays {
  beginDate: string | null;
  endDate: string | null;
}

const isDay = (value: string | null): value is string => value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** Returns the moments of the chosen days: 00:00 and 23:59, or the stored ones (spec 5, Default times). */
export const chosenPeriod = (days: { beginDate: string; endDate: string }, stored: Period) => ({
  beginDate: momentOf(days.beginDate, periodTimes.begin, stored.beginDate),
  endDate: momentOf(days.endDate, periodTimes.end, stored.endDate),
});

const fields = ['beginDate', 'endDate'] as const;

/** Returns what is wrong with the communication period, by field (spec 5), as of now. */
export const validatePeriod = (days: PeriodDays, stored: Period): FieldErrors => {
  const now = new Date();
  // A missing day is replaced by one that can't make the other one wrong.
  const beginDate = isDay(days.beginDate) ? days.beginDate : lisbonDate(now);
  const endDate = isDay(days.endDate) ? days.endDate : beginDate;
  const ofMoments = periodProblems(chosenPeriod({ beginDate, endDate }, stored), stored, now);
  const problems = fields.map((field) => {
    const day = days[field];
    return [
      field,
      !day ? validationMessages.required : isDay(day) ? ofMoments[field] : 'kit.inputs.invalidDay',
    ];
  });
  return Object.fromEntries(problems.filter(([, problem]) => problem));
};
