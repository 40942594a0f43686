import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { type Question, useAnswer } from '../../../src/kit/data/queries';

/** Asks how many active tariffs were not handed in yet. */
export const uncommunicatedCount: Question<AppDataProvider, number> = {
  key: ['maintenanceRequests', 'countUncommunicated'],
  ask: (dataProvider, options) => dataProvider.countUncommunicated(options),
};

/** Returns that number; 0 while it is unknown (spec 2.7). */
export const useUncommunicatedCount = (): number => {
  const { data = 0 } = useAnswer(uncommunicatedCount);
  return data;
};
