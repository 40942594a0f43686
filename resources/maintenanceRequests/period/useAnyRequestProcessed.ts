import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { type Question, useAnswer } from '../../../src/kit/data/queries';

/** Asks whether any request of this year was processed. */
export const anyRequestProcessed: Question<AppDataProvider, boolean | null> = {
  key: ['maintenanceRequests', 'isAnyRequestProcessed'],
  ask: (dataProvider, options) => dataProvider.isAnyRequestProcessed(options),
};

/** Loads that answer; a failed load is silent (spec 8, Silent). */
export const useAnyRequestProcessed = () => useAnswer(anyRequestProcessed);
