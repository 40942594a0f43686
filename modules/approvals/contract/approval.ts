import { z } from 'zod';
import { processingCount } from '../../../contract/entities/annualMaintenance';
import { moment } from '../../../contract/entities/moment';
import { actsOfTwo, heldActs } from '../../../contract/rules/approvals';

const id = z.int32().positive();
/** An act for which an administrator can ask that a second person confirms it. */
export const actOfTwo = z.enum(actsOfTwo);

/** An act that waits for a second person, with what it would do. */
export const approval = z.object({
  id,
  act: z.enum(heldActs),
  askedBy: z.string(),
  /** Whether the caller asked for it, and so can take it back and not confirm it. */
  isOwn: z.boolean(),
  askedOn: moment,
  expiresOn: moment,
  /** Of a decision: the request, the one that it is a recheck of, and the reason. */
  applicationId: id.nullish(),
  recheckApplicationId: id.nullish(),
  reason: z.string().nullish(),
  /** Of a decision, to who may see the request: whose it is, and the names of its documents. */
  fullName: z.string().nullish(),
  documents: z.array(z.string()).nullish(),
  /** Of requests to process: how many, and how many of each provider still can be. */
  requests: z.int().nullish(),
  byProvider: z.array(processingCount).nullish(),
  /** Of new users: their addresses, providers and the codes of their rights. */
  newUsers: z
    .array(
      z.object({
        username: z.string(),
        providerDescription: z.string().nullable(),
        permissions: z.array(z.string()),
      }),
    )
    .nullish(),
  /** Of changes to operators: what each gets that somebody else has to confirm. */
  changedUsers: z
    .array(
      z.object({
        username: z.string(),
        isRevived: z.boolean(),
        newProvider: z.string().nullable(),
        addedPermissions: z.array(z.string()),
      }),
    )
    .nullish(),
  /** Of providers that become active again: their names. */
  revivedProviders: z.array(z.string()).nullish(),
  /** Of the schedule's release: how much the rehearsal found due. */
  scheduled: z.int().nonnegative().nullish(),
  /** Of an erasure, whose data, and whether unfinished requests go too; of a decision, whose request. */
  fiscalNumber: z.string().nullish(),
  includesUnfinished: z.boolean().nullish(),
  /** The act that would no longer need a second person. */
  switchedOff: actOfTwo.nullish(),
});
export type Approval = z.infer<typeof approval>;
