const earliestYear = 1900;
const latestYear = 2999;

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Returns whether a kept value is a calendar day rather than an unfinished text. */
export const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** Formats a calendar day as it is typed, DD/MM/YYYY; a text that is not a day is returned unchanged. */
export const dayAsTyped = (day: string | null | undefined): string =>
  day && isDay(day) ? day.split('-').reverse().join('/') : (day ?? '');

/** Parses a typed text, even with a slash deleted, to a calendar day (yyyy-MM-dd); undefined if it is not a day. */
export const dayFromText = (text: string): string | undefined => {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? /^(\d{2})\/?(\d{2})\/?(\d{4})$/.exec(text);
  const [day, month, year] = (match?.slice(1) ?? []).map(Number);
  if (!day || !month || !year || year < earliestYear || year > latestYear) return undefined;
  const date = new Date(year, month - 1, day);
  return date.getMonth() === month - 1 ? dayFromDate(date) : undefined;
};

/** Converts a date picker's choice to the kept form, by its local date; time and zone don't matter. */
export const dayFromDate = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

/** Converts a kept day to the date that a date picker takes; null if there is none. */
export const dateFromDay = (day: string | null | undefined): Date | null => {
  if (!day || !isDay(day)) return null;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
};
