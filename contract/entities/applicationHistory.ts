import { z } from 'zod';
import { described } from './described';
import { moment } from './moment';

const reason = z.object({ description: z.string() });

/** A past or present status of an application, with the data recorded with it (spec 3, Application history entry). */
export const applicationHistoryEntry = z.object({
  applicationStatusId: z.int(),
  applicationStatus: described,
  createdOn: moment,
  updatedOn: moment.nullish(),
  applicationActivation: z
    .object({
      createdOn: moment,
      activationStartDate: moment.nullish(),
      activationStartReason: reason.nullish(),
      activationStartOtherReason: z.string().nullish(),
      activationEndDate: moment.nullish(),
      activationEndReason: reason.nullish(),
      activationEndOtherReason: z.string().nullish(),
    })
    .nullish(),
  cancellation: z.object({ cancellationReason: reason.nullish() }).nullish(),
  nonEligibleReason: z.string().nullish(),
  blockingApplicationId: z.int().positive().nullish(),
});
export type ApplicationHistoryEntry = z.infer<typeof applicationHistoryEntry>;
