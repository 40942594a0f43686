import { z } from 'zod';
import { type Period, periodProblems, periodTimes } from '../../../contract/rules/maintenancePeriod';
import { messages } from '../../../contract/rules/messages';
import { dayOf, momentOf } from './periodMoments';

/** The form's values: days as yyyy-MM-dd, or the text that was typed if it is no day. */
export interface PeriodDays {
  beginDate: string | null;
  endDate: string | null;
}

const isDay = (value: string | null): value is string => value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** The moments of the chosen days: 00:00 and 23:59, or the stored ones (spec 5, Default times). */
export const chosenPeriod = (days: { beginDate: string; endDate: string }, stored: Period) => ({
  beginDate: momentOf(days.beginDate, periodTimes.begin, stored.beginDate),
  endDate: momentOf(days.endDate, periodTimes.end, stored.endDate),
});

const fields = ['beginDate', 'endDate'] as const;

const problemsOf = (days: PeriodDays, stored: Period, now: Date) => {
  // A missing day is replaced by one that can't make the other one wrong.
  const beginDate = isDay(days.beginDate) ? days.beginDate : (dayOf(now) ?? '');
  const endDate = isDay(days.endDate) ? days.endDate : beginDate;
  const ofMoments = periodProblems(chosenPeriod({ beginDate, endDate }, stored), stored, now);
  return fields.flatMap((field) => {
    const day = days[field];
    const message = !day ? messages.required : isDay(day) ? ofMoments[field] : 'kit.inputs.invalidDay';
    return message ? [{ field, message }] : [];
  });
};

/** Rules of the communication period (spec 5), against the time at which they run. */
export const periodSchema = (stored: Period) =>
  z
    .object({ beginDate: z.string().nullable(), endDate: z.string().nullable() })
    .superRefine((days, context) => {
      for (const { field, message } of problemsOf(days, stored, new Date()))
        context.addIssue({ code: 'custom', path: [field], message });
    });
