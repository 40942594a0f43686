import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { useAnswer } from '../../../src/kit/data/useAnswer';

/** How many active tariffs were not handed in yet; none while it is unknown (spec 2.7). */
export const useUncommunicatedCount = (): number => {
  const { data = 0 } = useAnswer(
    ['maintenanceRequests', 'countUncommunicated'],
    (dataProvider: AppDataProvider, options) => dataProvider.countUncommunicated(options),
  );
  return Number(data);
};
