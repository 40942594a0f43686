import { useWatch } from 'react-hook-form';
import { periodTimes } from '../../../contract/rules/maintenancePeriod';
import { momentOf } from './periodMoments';

/** Returns the start date in the surrounding form; null while it is not a valid day. */
export const useChosenBegin = (): Date | null => {
  const day: unknown = useWatch({ name: 'beginDate' });
  return typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? momentOf(day, periodTimes.begin) : null;
};
