import { endOfLisbonDay, lisbonDate, startOfLisbonDay } from '../../../../contract/rules/lisbonDay';

const earliest = Date.UTC(1900, 0, 1);
const latest = Date.UTC(3000, 0, 1);

/** The calendar day of a searched moment. Dates beyond what the database's calendar can hold find the same as the earliest and latest it is asked for. */
export const searchedDay = (text: string): string =>
  lisbonDate(new Date(Math.min(Math.max(Date.parse(text), earliest), latest)));

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** The first moment of a calendar day in Lisbon. */
export const startOfDay = (day: string): Date => startOfLisbonDay(noonOf(day));

/** The first moment of the day after it. */
export const startOfDayAfter = (day: string): Date => new Date(endOfLisbonDay(noonOf(day)).getTime() + 1);
