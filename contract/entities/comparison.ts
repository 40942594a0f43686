import { z } from 'zod';
import { comparedFields } from '../rules/compareRequests';

const id = z.int().positive();
const value = z.union([z.string(), z.boolean()]).nullable();

/** The differences between a request and another one, and which of its documents the other one has. */
export const comparison = z.object({
  /** How the other request relates to this one: the original to verify again, or the request that blocks it. */
  relation: z.enum(['original', 'blocking']),
  /** The id of the other request. */
  applicationId: id,
  /**
   * The fields whose values differ, in the order of the detail page; the parts of an address are named like
   * `address.cp4`.
   */
  fields: z.array(z.object({ field: z.enum(comparedFields), before: value, after: value })),
  /** A removed document is one that only the other request has. */
  documents: z.array(
    z.object({
      filename: z.string(),
      resourceFileTypeId: z.int().nonnegative(),
      change: z.enum(['added', 'removed', 'kept']),
    }),
  ),
});
export type Comparison = z.infer<typeof comparison>;
