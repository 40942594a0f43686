const earliestYear = 1900;
const latestYear = 2999;

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Whether a kept value is a calendar day and not a text that was left unfinished. */
export const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** A calendar day as a person types it, DD/MM/YYYY; a text that is no day stays as it is. */
export const dayAsTyped = (day: string | null | undefined): string =>
  day && isDay(day) ? day.split('-').reverse().join('/') : (day ?? '');

/** The calendar day (yyyy-MM-dd) that a text names, also one whose slash was deleted; undefined when it is none. */
export const dayFromText = (text: string): string | undefined => {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? /^(\d{2})\/?(\d{2})\/?(\d{4})$/.exec(text);
  const [day, month, year] = (match?.slice(1) ?? []).map(Number);
  if (!day || !month || !year || year < earliestYear || year > latestYear) return undefined;
  const date = new Date(year, month - 1, day);
  return date.getMonth() === month - 1 ? dayFromDate(date) : undefined;
};

/** A date picker's choice as it is kept; the hour and the zone play no part. */
export const dayFromDate = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

/** A kept day as a date picker takes it; null when there is none. */
export const dateFromDay = (day: string | null | undefined): Date | null => {
  if (!day || !isDay(day)) return null;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
};
