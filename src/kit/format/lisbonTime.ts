import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';

/** Formats the calendar day in Portugal that a moment falls on, DD-MM-YYYY. */
export const formatDay = (moment: string | Date): string => {
  const [day, month, year] = partsOf(moment);
  return `${day}-${month}-${year}`;
};

/** Formats a moment in Portuguese time, DD-MM-YYYY HH:mm, wherever the browser is (spec 2.5 and 2.8). */
export const formatMoment = (moment: string | Date): string => {
  const [day, month, year, hour, minute] = partsOf(moment);
  return `${day}-${month}-${year} ${hour}:${minute}`;
};

/** Formats a moment as `formatMoment` does, with its seconds, DD-MM-YYYY HH:mm:ss. */
export const formatMomentWithSeconds = (moment: string | Date): string =>
  // Offsets of Portuguese time are whole minutes.
  `${formatMoment(moment)}:${String(new Date(moment).getUTCSeconds()).padStart(2, '0')}`;

/** Returns day, month, year, hour and minute. */
const partsOf = (moment: string | Date) => {
  lisbon ??= new Intl.DateTimeFormat('pt-PT', {
    timeZone: 'Europe/Lisbon',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return lisbon.format(new Date(moment)).split(/\D+/);
};

/** Created when the first date is shown: a formatter costs a browser more than all else that our modules do on load. */
let lisbon: Intl.DateTimeFormat | undefined;

const zone = 'Europe/Lisbon';
const typed = "yyyy-MM-dd'T'HH:mm";

/** Formats a moment for a datetime-local input, in Portuguese time. */
export const lisbonTyped = (moment: string): string => format(new TZDate(moment, zone), typed);

/** Converts a date and time in Portugal to the moment in UTC. */
export const momentOfLisbon = (text: string): string => {
  const [year = 0, month = 1, day = 1, hours = 0, minutes = 0] = text.split(/\D/).map(Number);
  return new Date(new TZDate(year, month - 1, day, hours, minutes, zone).getTime()).toISOString();
};
