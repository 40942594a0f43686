import { z } from 'zod';
import { retentionOrder } from '../../../../contract/rules/retention';
import { aboutADay, aDay, minute, never } from '../../../../server/services/queue/moduleJobs';

/** The background work of data protection. */
export const kinds = {
  /** Writes erasures to the list that is kept apart, and removes what was kept of messages about their requests. */
  finishErasures: {
    queue: 'bulk',
    payload: z.object({ applicationIds: z.array(z.number()) }),
    maxAttempts: never,
    backOffSeconds: 5 * minute,
  },
  /** Removes what mentions persons of whom no request is left; the only work that names persons, for seconds. */
  eraseMentions: {
    queue: 'bulk',
    payload: z.object({ persons: z.array(z.object({ nif: z.string(), name: z.string() })) }),
    maxAttempts: never,
    backOffSeconds: 5 * minute,
  },
  /** Takes a step of the retention schedule, which begins every night; the payload says how far the run under way is. */
  keepSchedule: {
    queue: 'bulk',
    payload: z.object({
      runId: z.number().optional(),
      kind: z.enum(retentionOrder).optional(),
      after: z.string().optional(),
      size: z.number().optional(),
      isAsked: z.boolean().optional(),
    }),
    maxAttempts: never,
    recursWithin: aDay,
    isStepwise: true,
  },
  /** Tells the data protection officer what a run of the schedule found due, or removed. */
  sendRetentionReport: {
    queue: 'mail',
    payload: z.object({ runId: z.number() }),
    maxAttempts: aboutADay,
  },
  /** Gathers what is held about a person, some requests at a time; `after` is the last one gathered. */
  makePersonFile: {
    queue: 'bulk',
    payload: z.object({ personFileId: z.number(), after: z.number().optional() }),
    maxAttempts: aboutADay,
  },
} as const;

type Kinds = typeof kinds;
declare module '../../../../server/services/queue/jobKinds' {
  interface JobKinds extends Kinds {}
}
