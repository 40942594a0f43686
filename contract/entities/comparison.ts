import { z } from 'zod';
import { comparedFields } from '../rules/compareRequests';

const id = z.int().positive();
const value = z.union([z.string(), z.boolean()]).nullable();

/** What a request says otherwise than another one, and which of its documents the other one has. */
export const comparison = z.object({
  /** What the other one is to it: what it asks to verify again, or what stands in its way. */
  relation: z.enum(['original', 'blocking']),
  /** The other one. */
  applicationId: id,
  /** The fields whose values differ, in the order of the detail; the parts of an address as `address.cp4`. */
  fields: z.array(z.object({ field: z.enum(comparedFields), before: value, after: value })),
  /** Removed is what only the other one has. */
  documents: z.array(
    z.object({
      filename: z.string(),
      resourceFileTypeId: z.int().nonnegative(),
      change: z.enum(['added', 'removed', 'kept']),
    }),
  ),
});
export type Comparison = z.infer<typeof comparison>;
