import { z } from 'zod';
import { day } from '../../../contract/entities/moment';
import { minute, never } from '../../../server/services/queue/moduleJobs';

/** In seconds; also where the clocks change. */
const aDay = 26 * 60 * minute;

export const auditJobs = {
  /** Seals new events of the audit, periodically; the payload is what the previous run saw of it, and the last seal. */
  sealAudit: {
    queue: 'bulk',
    payload: z.object({
      through: z.number().optional(),
      writers: z.array(z.string()).optional(),
      last: z.object({ id: z.number(), seal: z.string() }).optional(),
    }),
    maxAttempts: never,
    recursWithin: 3 * minute,
  },
  /** Sends the head of the audit, every morning; the payload is the last day, AAAA-MM-DD. */
  mailAuditHead: {
    queue: 'mail',
    payload: z.object({ through: day.optional() }),
    maxAttempts: never,
    recursWithin: aDay,
  },
} as const;

type Kinds = typeof auditJobs;
declare module '../../../server/services/queue/jobKinds' {
  interface JobKinds extends Kinds {}
}
