import { z } from 'zod';
import { cancellation } from '../../../contract/entities/applicationAction';
import { validationMessages } from '../../../contract/rules/validationMessages';

/** The schema of the cancellation dialog (spec 5, Cancellation dialog). */
export const cancellationSchema = cancellation.omit({ cancellationDate: true }).extend({
  cancellationReasonId: z
    .number()
    .nullable()
    .transform((reasonId, context): number => {
      if (reasonId === null || reasonId <= 0)
        context.addIssue({ code: 'custom', message: validationMessages.required });
      return reasonId ?? 0;
    }),
});
