import { z } from 'zod';
import { daySchema } from './daySchema';

/** The values of the deactivation dialog and their rules (spec 5, Deactivation dialog). */
export const deactivationSchema = (activatedOn: Date | null, now: Date) =>
  z.object({
    applicationId: z.number(),
    day: daySchema({ first: activatedOn, last: now, outside: 'applicationActions.deactivation.outside' }),
    reasonId: z.number().nullable(),
  });
