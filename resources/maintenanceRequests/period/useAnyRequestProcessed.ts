import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { useAnswer } from '../../../src/kit/data/useAnswer';

/** Whether any request of this year was processed; a failed load is silent (spec 8, Silent). */
export const useAnyRequestProcessed = () =>
  useAnswer(['maintenanceRequests', 'isAnyRequestProcessed'], (dataProvider: AppDataProvider, options) =>
    dataProvider.isAnyRequestProcessed(options),
  );
