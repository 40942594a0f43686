import { TZDate } from '@date-fns/tz';
import { endOfDay, startOfDay } from 'date-fns';

/** The time zone in which days are counted (api.md, "a day as limit"). */
export const lisbonTimeZone = 'Europe/Lisbon';
const inLisbon = (moment: Date) => new TZDate(moment.getTime(), lisbonTimeZone);

/** First instant of the calendar day, in Portugal, that a moment falls on. */
export const startOfLisbonDay = (moment: Date): Date => new Date(startOfDay(inLisbon(moment)).getTime());
/** Last instant (to the millisecond) of the calendar day, in Portugal, that a moment falls on. */
export const endOfLisbonDay = (moment: Date): Date => new Date(endOfDay(inLisbon(moment)).getTime());
