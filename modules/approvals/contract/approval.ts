import { z } from 'zod';
import { actContents } from '../../../contract/entities/actContents';
import { moment } from '../../../contract/entities/moment';
import { heldActs } from '../../../contract/rules/approvals';

const id = z.int32().positive();

/** An act that waits for a second person, with what it would do. */
export const approval = z.object({
  id,
  act: z.enum(heldActs),
  askedBy: z.string(),
  /** Whether the caller asked for it, and so can take it back and not confirm it. */
  isOwn: z.boolean(),
  askedOn: moment,
  expiresOn: moment,
  /** The request of a decision. */
  applicationId: id.nullish(),
  ...actContents.shape,
});
export type Approval = z.infer<typeof approval>;
