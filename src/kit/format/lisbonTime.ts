import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';

const inLisbon = (pattern: string) => (moment: string | Date) =>
  format(new TZDate(new Date(moment).getTime(), 'Europe/Lisbon'), pattern);

/** A moment as people in Portugal read it, DD-MM-YYYY HH:mm, wherever the browser is (spec 2.5 and 2.8). */
export const formatMoment = inLisbon('dd-MM-yyyy HH:mm');

/** The calendar day in Portugal that a moment falls on, DD-MM-YYYY. */
export const formatDay = inLisbon('dd-MM-yyyy');
