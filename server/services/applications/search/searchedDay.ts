import { endOfLisbonDay, lisbonDate, startOfLisbonDay } from '../../../../contract/rules/lisbonDay';

const earliest = Date.UTC(1900, 0, 1);
const latest = Date.UTC(3000, 0, 1);

/**
 * Returns the calendar day of a searched moment. Dates beyond the range of the database's calendar are
 * clamped to the earliest or latest day searched.
 */
export const searchedDay = (text: string): string =>
  lisbonDate(new Date(Math.min(Math.max(Date.parse(text), earliest), latest)));

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** Returns the first moment of a calendar day in Lisbon. */
export const startOfDay = (day: string): Date => startOfLisbonDay(noonOf(day));

/** Returns the first moment of the following day. */
export const startOfDayAfter = (day: string): Date => new Date(endOfLisbonDay(noonOf(day)).getTime() + 1);
