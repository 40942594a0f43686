import type { Period } from '../../../contract/rules/maintenancePeriod';
import type { MaintenancePeriodRecord } from '../../../providers/dataProvider/maintenance';
import { useSilentOne } from '../../../src/kit/data/queries';

/** The resource and id of the period in effect, or else the next one: the period that the regulator sets. */
export const currentOrNextPeriod = ['maintenancePeriods', 'currentOrNext'] as const;
/** The resource and id of the period in effect, or else the last one. */
export const currentOrLastPeriod = ['maintenancePeriods', 'currentOrLast'] as const;

const dateOf = (moment: string | null | undefined) => (moment ? new Date(moment) : null);

/** Returns the dates of a stored period; both null while it is unknown. */
export const periodOf = (record: MaintenancePeriodRecord | undefined): Period => ({
  beginDate: dateOf(record?.beginDate),
  endDate: dateOf(record?.endDate),
});

/**
 * Returns the communication period in effect, or else the last one, which providers go by (spec 4), and
 * whether it is known yet.
 */
export const useCurrentPeriod = (): Period & { isKnown: boolean } => {
  const { data } = useSilentOne<MaintenancePeriodRecord>(...currentOrLastPeriod);
  return { ...periodOf(data), isKnown: data !== undefined };
};
