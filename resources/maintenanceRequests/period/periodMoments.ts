import { TZDate } from '@date-fns/tz';
import { lisbonDate, lisbonTimeZone } from '../../../contract/rules/lisbonDay';

/** Returns the calendar day in Portugal of a moment, yyyy-MM-dd; null if there is none. */
export const dayOf = (moment: Date | null | undefined): string | null => (moment ? lisbonDate(moment) : null);

/** Returns the moment of a time on a calendar day in Portugal; keeps the stored moment if it is on that day. */
export const momentOf = (
  day: string,
  { hours, minutes }: { hours: number; minutes: number },
  stored?: Date | null,
): Date => {
  if (stored && dayOf(stored) === day) return stored;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(new TZDate(year, month - 1, date, hours, minutes, lisbonTimeZone).getTime());
};
