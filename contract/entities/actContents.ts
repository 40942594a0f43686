import { z } from 'zod';
import { actsOfTwo } from '../rules/approvals';
import { processingCount } from './annualMaintenance';

const id = z.int32().positive();

/** An act for which an administrator can ask that a second person confirms it. */
export const actOfTwo = z.enum(actsOfTwo);

/** What an act that may have to wait for a second person would do. */
export const actContents = z.object({
  /** Of a decision: the request that it is a recheck of, and the reason. */
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
export type ActContents = z.infer<typeof actContents>;
