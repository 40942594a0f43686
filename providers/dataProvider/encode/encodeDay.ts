import { startOfLisbonDay } from '../../../contract/rules/lisbonDay';

/** Noon of a calendar day, which is the same day in Portugal: of yyyy-MM-dd, or of what a moment shows in the browser's zone. */
const noonOf = (value: unknown): Date => {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return new Date(`${value}T12:00:00Z`);
  const shown = value instanceof Date ? value : new Date(String(value));
  const noonUtc = 12;
  return new Date(Date.UTC(shown.getFullYear(), shown.getMonth(), shown.getDate(), noonUtc));
};

/** A calendar day as it travels: its first moment in Portugal (api.md, "a day as limit"). */
export const encodeDay = (value: unknown): string => startOfLisbonDay(noonOf(value)).toISOString();
