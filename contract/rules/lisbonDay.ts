import { TZDate } from '@date-fns/tz';
import { addDays, endOfDay, endOfYear, startOfDay, startOfMonth, startOfYear } from 'date-fns';

/** The time zone in which days are counted (spec 9, days). */
export const lisbonTimeZone = 'Europe/Lisbon';
const inLisbon = (moment: Date) => new TZDate(moment.getTime(), lisbonTimeZone);

/** Returns the first instant of the calendar day, in Portugal, that a moment falls on. */
export const startOfLisbonDay = (moment: Date): Date => new Date(startOfDay(inLisbon(moment)).getTime());
/** Returns the last instant (to the millisecond) of the calendar day, in Portugal, that a moment falls on. */
export const endOfLisbonDay = (moment: Date): Date => new Date(endOfDay(inLisbon(moment)).getTime());
/** Returns the first instant of the calendar month, in Portugal, that a moment falls in. */
export const startOfLisbonMonth = (moment: Date): Date => new Date(startOfMonth(inLisbon(moment)).getTime());
/** Returns the calendar day, in Portugal, that a moment falls on, as AAAA-MM-DD. */
export const lisbonDate = (moment: Date): string => {
  const day = inLisbon(moment);
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;
};
/** Returns the calendar day, in Portugal, that a moment falls on, as people there write it: DD-MM-AAAA. */
export const dayMonthYear = (moment: Date): string => lisbonDate(moment).split('-').reverse().join('-');
/** Returns the moment `days` calendar days later, at the time of day that clocks in Portugal show at `moment`. */
export const addLisbonDays = (moment: Date, days: number): Date =>
  new Date(addDays(inLisbon(moment), days).getTime());

/** Returns the first instant of the calendar year, in Portugal, that a moment falls in. */
export const startOfLisbonYear = (moment: Date): Date => new Date(startOfYear(inLisbon(moment)).getTime());
/** Returns the last instant (to the millisecond) of the calendar year, in Portugal, that a moment falls in. */
export const endOfLisbonYear = (moment: Date): Date => new Date(endOfYear(inLisbon(moment)).getTime());
