import { TZDate } from '@date-fns/tz';
import { startOfDay, sub } from 'date-fns';
import { lisbonDate, lisbonTimeZone } from '../../../../contract/rules/lisbonDay';
import { type RetentionKind, retentionOrder } from '../../../../contract/rules/retention';
import type { RetentionPeriod, RetentionSettings } from '../../contract/retention';

/**
 * Returns the moment before which what a period began with is due at `now`: the beginning of a day in Portugal, so that
 * the whole last day of a period belongs to it.
 */
export const dueBefore = ({ unit, number }: RetentionPeriod, now: Date): Date =>
  new Date(startOfDay(sub(new TZDate(now.getTime(), lisbonTimeZone), { [unit]: number })).getTime());

/** Returns of each kind that has a period the moment before which it is due. */
export const dueMoments = (settings: RetentionSettings, now: Date): Partial<Record<RetentionKind, string>> =>
  Object.fromEntries(
    retentionOrder.flatMap((kind) => {
      const period = settings[kind];
      return period ? [[kind, dueBefore(period, now).toISOString()]] : [];
    }),
  );

/** Writes periods as text: equal for equal periods, empty if there is none. */
export const periodsText = (settings: RetentionSettings): string =>
  retentionOrder
    .flatMap((kind) => {
      const period = settings[kind];
      return period ? [`${kind}:${period.number} ${period.unit}`] : [];
    })
    .join(', ');

/** Returns the month, in Portugal, that a moment falls in: AAAA-MM. */
export const lisbonMonth = (moment: Date): string => lisbonDate(moment).slice(0, 7);
