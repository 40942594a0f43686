import { TZDate } from '@date-fns/tz';

/** Converts a date and time in Portugal, as a datetime-local input has it, to the moment in UTC; an empty text to null. */
export const momentOfLisbon = (text: string): string | null => {
  if (text === '') return null;
  const [year = 0, month = 1, day = 1, hours = 0, minutes = 0] = text.split(/\D/).map(Number);
  return new Date(new TZDate(year, month - 1, day, hours, minutes, 'Europe/Lisbon').getTime()).toISOString();
};
