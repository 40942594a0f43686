import { z } from 'zod';

/** Who is deciding a request. */
export const claim = z.object({
  applicationId: z.int32().positive(),
  /** Whether it is the caller. */
  isOwn: z.boolean(),
  /** The name of who it is. */
  heldBy: z.string(),
  /** Whether they have decided it, and a second person has to confirm that. */
  awaitsApproval: z.boolean().optional(),
});
export type Claim = z.infer<typeof claim>;
