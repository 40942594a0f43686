import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';

const zone = 'Europe/Lisbon';
const typed = "yyyy-MM-dd'T'HH:mm";

/** Formats a moment for a datetime-local input, in Portuguese time. */
export const lisbonTyped = (moment: string): string => format(new TZDate(moment, zone), typed);

/** Converts a date and time in Portugal to the moment in UTC. */
export const momentOfLisbon = (text: string): string => {
  const [year = 0, month = 1, day = 1, hours = 0, minutes = 0] = text.split(/\D/).map(Number);
  return new Date(new TZDate(year, month - 1, day, hours, minutes, zone).getTime()).toISOString();
};
