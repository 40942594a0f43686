import { TZDate } from '@date-fns/tz';
import { addDays, endOfDay, startOfDay, startOfMonth } from 'date-fns';

/** The time zone in which days are counted (spec 9, days). */
export const lisbonTimeZone = 'Europe/Lisbon';
const inLisbon = (moment: Date) => new TZDate(moment.getTime(), lisbonTimeZone);

/** First instant of the calendar day, in Portugal, that a moment falls on. */
export const startOfLisbonDay = (moment: Date): Date => new Date(startOfDay(inLisbon(moment)).getTime());
/** Last instant (to the millisecond) of the calendar day, in Portugal, that a moment falls on. */
export const endOfLisbonDay = (moment: Date): Date => new Date(endOfDay(inLisbon(moment)).getTime());
/** First instant of the calendar month, in Portugal, that a moment falls in. */
export const startOfLisbonMonth = (moment: Date): Date => new Date(startOfMonth(inLisbon(moment)).getTime());
/** The calendar day, in Portugal, that a moment falls on, as AAAA-MM-DD. */
export const lisbonDate = (moment: Date): string => {
  const day = inLisbon(moment);
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;
};
/** The same day as people in Portugal write it, DD-MM-AAAA. */
export const dayMonthYear = (moment: Date): string => lisbonDate(moment).split('-').reverse().join('-');
/** The same time of day so many calendar days later in Portugal. */
export const addLisbonDays = (moment: Date, days: number): Date =>
  new Date(addDays(inLisbon(moment), days).getTime());
