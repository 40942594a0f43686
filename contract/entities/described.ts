import { z } from 'zod';

/** A status or reason with its display text (spec 3). */
export const described = z.object({
  id: z.int(),
  description: z.string(),
  fullDescription: z.string().nullish(),
});
export type Described = z.infer<typeof described>;
