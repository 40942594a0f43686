import type { Period } from '../../../contract/rules/maintenancePeriod';
import type { MaintenancePeriodRecord } from '../../../providers/dataProvider/maintenance';
import { useSilentOne } from '../../../src/kit/data/useSilentOne';

/** The record of the period in effect, else of the next one: what the regulator sets. */
export const currentOrNextPeriod = ['maintenancePeriods', 'currentOrNext'] as const;
/** The record of the period in effect, else of the last one. */
export const currentOrLastPeriod = ['maintenancePeriods', 'currentOrLast'] as const;

const dateOf = (moment: string | null | undefined) => (moment ? new Date(moment) : null);

/** The dates of a stored period; none while it is unknown. */
export const periodOf = (record: MaintenancePeriodRecord | undefined): Period => ({
  beginDate: dateOf(record?.beginDate),
  endDate: dateOf(record?.endDate),
});

/** The communication period in effect, else the last one: what providers go by (spec 4); and whether it is known yet. */
export const useCurrentPeriod = (): Period & { isKnown: boolean } => {
  const { data } = useSilentOne<MaintenancePeriodRecord>(...currentOrLastPeriod);
  return { ...periodOf(data), isKnown: data !== undefined };
};
