import { useWatch } from 'react-hook-form';
import { periodTimes } from '../../../contract/rules/maintenancePeriod';
import { momentOf } from './periodMoments';

/** The start date in the form around it; null while it is none. */
export const useChosenBegin = (): Date | null => {
  const day: unknown = useWatch({ name: 'beginDate' });
  return typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? momentOf(day, periodTimes.begin) : null;
};
