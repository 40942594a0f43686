import { z } from 'zod';
import { moment } from './moment';

/** A recheck of an application, as listed in the application's detail (spec 3, Recheck request row). */
export const recheckRequestRow = z.object({
  id: z.int().positive(),
  recheckApplicationId: z.int().positive(),
  /** An addition to spec 3: determines the colour of the status. */
  applicationStatusId: z.int().nullish(),
  applicationStatusDescription: z.string(),
  applicationStatusDate: moment,
  createdOn: moment,
  providerEmail: z.string(),
});
export type RecheckRequestRow = z.infer<typeof recheckRequestRow>;
