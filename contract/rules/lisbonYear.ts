import { TZDate } from '@date-fns/tz';
import { endOfYear, startOfYear } from 'date-fns';
import { lisbonTimeZone } from './lisbonDay';

const inLisbon = (moment: Date) => new TZDate(moment.getTime(), lisbonTimeZone);

/** Returns the first instant of the calendar year, in Portugal, that a moment falls in. */
export const startOfLisbonYear = (moment: Date): Date => new Date(startOfYear(inLisbon(moment)).getTime());
/** Returns the last instant (to the millisecond) of the calendar year, in Portugal, that a moment falls in. */
export const endOfLisbonYear = (moment: Date): Date => new Date(endOfYear(inLisbon(moment)).getTime());
