import { endOfLisbonYear, startOfLisbonDay, startOfLisbonYear } from './lisbonDay';
import { maintenanceMessages } from './maintenanceMessages';

/** A communication period; dates not chosen yet are absent. */
export interface Period {
  readonly beginDate?: Date | null;
  readonly endDate?: Date | null;
}

/** The pickers' initial times (spec 5). */
export const periodTimes = { begin: { hours: 0, minutes: 0 }, end: { hours: 23, minutes: 59 } } as const;

const minute = 60_000;
const later = (a: Date, b: Date) => (a > b ? a : b);

/** Returns whether a period is in effect: now is between begin and end (spec 4). */
export const isInEffect = ({ beginDate, endDate }: Period, now: Date): boolean =>
  Boolean(beginDate && endDate && beginDate <= now && now <= endDate);

/**
 * Returns the range of the start date picker: from today, or 1 January of the start year, to the end of that
 * year (spec 5).
 */
export const beginRange = ({ beginDate }: Period, now: Date): { min: Date; max: Date } => {
  const year = beginDate ?? now;
  return { min: later(startOfLisbonDay(now), startOfLisbonYear(year)), max: endOfLisbonYear(year) };
};

/** Returns the range of the end date picker: from the start date to 31 December of its year (spec 5). */
export const endRange = ({ beginDate }: Period, now: Date): { min: Date; max: Date } => {
  const begin = beginDate ?? now;
  return { min: later(begin, startOfLisbonYear(begin)), max: endOfLisbonYear(begin) };
};

/** Returns whether a start date is the stored one; compares minutes, because pickers have no seconds. */
const isSameMinute = (a: Date, b: Date) =>
  Math.floor(a.getTime() / minute) === Math.floor(b.getTime() / minute);

/**
 * Returns the problems of a period that an administrator enters, by field, beyond missing values (spec 5).
 * `stored` is the period being changed; while it is in effect, its start date can't change.
 */
export const periodProblems = (
  { beginDate, endDate }: { readonly beginDate: Date; readonly endDate: Date },
  stored: Period,
  now: Date,
): { beginDate?: string; endDate?: string } => {
  const { laterThanNow, laterThanBegin, sameYear, beginLocked } = maintenanceMessages;
  const beginProblem = () => {
    if (stored.beginDate && isInEffect(stored, now))
      return isSameMinute(stored.beginDate, beginDate) ? undefined : beginLocked;
    return beginDate > now ? undefined : laterThanNow;
  };
  const endProblem = () => {
    if (endDate <= now) return laterThanNow;
    if (endDate <= beginDate) return laterThanBegin;
    return endDate > endOfLisbonYear(beginDate) ? sameYear : undefined;
  };
  const [begin, end] = [beginProblem(), endProblem()];
  return { ...(begin && { beginDate: begin }), ...(end && { endDate: end }) };
};

/**
 * Returns whether the notification e-mail may be changed: the period is in effect, nothing is processed yet,
 * and the user has the right (spec 4).
 */
export const mayEditNotificationEmail = (
  facts: { readonly period: Period; readonly anyProcessed: boolean; readonly mayUpdate: boolean },
  now: Date,
): boolean => facts.mayUpdate && !facts.anyProcessed && isInEffect(facts.period, now);

/**
 * Returns whether a file may be uploaded: the period is in effect, there is an e-mail, and the user has the
 * right (spec 4).
 */
export const mayUpload = (
  facts: { readonly period: Period; readonly hasEmail: boolean; readonly mayWrite: boolean },
  now: Date,
): boolean => facts.mayWrite && facts.hasEmail && isInEffect(facts.period, now);
