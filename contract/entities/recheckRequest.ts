import { z } from 'zod';

/** A recheck of an application, as listed in the application's detail (spec 3, Recheck request row). */
export const recheckRequestRow = z.object({
  id: z.int().positive(),
  recheckApplicationId: z.int().positive(),
  /** An addition to spec 3: determines the colour of the status. */
  applicationStatusId: z.int().nullish(),
  applicationStatusDescription: z.string(),
  applicationStatusDate: z.iso.datetime({ offset: true }),
  createdOn: z.iso.datetime({ offset: true }),
  providerEmail: z.string(),
});
export type RecheckRequestRow = z.infer<typeof recheckRequestRow>;
