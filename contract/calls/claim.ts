import { z } from 'zod';
import { access } from '../access';
import { maxOpen } from '../rules/claims';
import { defineCall, defineDownload } from './defineCall';

const base = '/Application';
/** The calls come together. */
const capability = 'claims';
const deciders = [access.backofficeApplications.update];
const applicationId = z.int32().positive();

/** Who is deciding a request. */
export const claim = z.object({
  applicationId,
  /** Whether it is the caller. */
  isOwn: z.boolean(),
  /** The name of who it is. */
  heldBy: z.string(),
  /** Whether they have decided it, and a second person has to confirm that. */
  awaitsApproval: z.boolean().optional(),
});
export type Claim = z.infer<typeof claim>;

export const claimApplication = defineCall({
  method: 'POST',
  path: `${base}/claim-application`,
  summary:
    'Claims a request that awaits the regulator for the caller, or says that the caller is still there; answers who has it, which is somebody else if they were seen within five minutes. With `takesOver` it is the caller in any case. Null if the request no longer awaits the regulator',
  access: deciders,
  recordedAs: ['claim'],
  capability,
  input: z.object({ applicationId, takesOver: z.boolean().optional() }),
  labels: { takesOver: 'Assumir' },
  answer: claim.nullable(),
  wrapped: true,
});

export const releaseApplication = defineCall({
  method: 'POST',
  path: `${base}/release-application`,
  summary: 'Ends the claim of the caller on a request, if there is one',
  access: deciders,
  recordedAs: 'noPersonalData',
  capability,
  input: z.object({ applicationId }),
  answer: z.boolean(),
  wrapped: true,
});

export const takeNextApplication = defineCall({
  method: 'POST',
  path: `${base}/take-next-application`,
  summary:
    'Claims, for the caller, the request that has awaited the regulator for longest of those that nobody else has, which may be one that the caller had before; null if there is none',
  access: deciders,
  recordedAs: ['claim'],
  capability,
  input: z.object({
    /** Those that the caller has open already, which none of their other windows is to get. */
    openIds: z.array(applicationId).max(maxOpen).optional(),
  }),
  labels: { openIds: 'Abertos' },
  answer: z
    .object({
      applicationId,
      /** The request that it is a recheck or a maintenance request of, if any. */
      recheckApplicationId: applicationId.nullable(),
    })
    .nullable(),
  wrapped: true,
});

export const getClaims = defineCall({
  method: 'GET',
  path: `${base}/get-claims`,
  summary:
    'Every request that somebody is deciding now, or has decided so that a second person has to confirm it, with who it is',
  access: [access.backofficeApplications.list],
  recordedAs: 'noPersonalData',
  capability,
  input: z.object({}),
  answer: z.array(claim),
  wrapped: true,
});

export const followQueues = defineDownload({
  method: 'GET',
  path: `${base}/events`,
  summary:
    'Server-sent events without data: `queues` when a request has changed its status, `claims` when who decides what has, other than the caller; nothing else is told. Ends by itself after five minutes, with the caller’s session or right, and when the server stops',
  access: [access.applications.list, access.backofficeApplications.list],
  recordedAs: 'noPersonalData',
  capability: 'events',
  input: z.object({
    /** After how many seconds it ends. */
    seconds: z.coerce.number().int().min(0).max(300).optional(),
  }),
  labels: { seconds: 'Duração' },
  mediaType: 'text/event-stream',
});
