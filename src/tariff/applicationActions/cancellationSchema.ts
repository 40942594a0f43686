import { z } from 'zod';
import { messages } from '../../../contract/rules/messages';

/** The values of the cancellation dialog and their rules (spec 5, Cancellation dialog). */
export const cancellationSchema = z.object({
  applicationId: z.number(),
  reasonId: z
    .number()
    .nullable()
    .transform((reasonId, context): number => {
      if (reasonId === null || reasonId <= 0)
        context.addIssue({ code: 'custom', message: messages.required });
      return reasonId ?? 0;
    }),
});
