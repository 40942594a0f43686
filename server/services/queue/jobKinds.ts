import { z } from 'zod';
import type { jobs } from '../../db/schema/jobs';

/** The queues; jobs of one never wait for those of another. */
export type JobQueue = (typeof jobs.$inferSelect)['queue'];

interface KindOfJob {
  readonly queue: JobQueue;
  /** What the job has to know, as it is stored; ids rather than personal data. */
  readonly payload: z.ZodType;
  /** Attempts before it is given up. */
  readonly maxAttempts: number;
  /** Whether nothing may be kept of it once it is given up. */
  readonly isForgotten?: boolean;
}

const aboutADay = 30;
const aboutAnHour = 11;
const never = Number.MAX_SAFE_INTEGER;

/** Attempts, about half an hour of them, after which a job that still fails needs an operator. */
export const attemptsUntilAlarm = 10;

/** Every kind of work in the background. */
export const jobKinds = {
  /** Asks the outside services about an application; `since` is when that started. */
  verify: {
    queue: 'verification',
    payload: z.object({ applicationId: z.number(), since: z.iso.datetime(), timesAsked: z.number() }),
    maxAttempts: never,
  },
  /** Sends the message about a result. */
  sendMail: {
    queue: 'mail',
    payload: z.object({ mailNotificationId: z.number() }),
    maxAttempts: aboutADay,
  },
  /** Looks up the account for which a new password was requested. */
  recovery: {
    queue: 'mail',
    payload: z.object({ username: z.string(), remoteAddress: z.string().nullable() }),
    maxAttempts: aboutAnHour,
    isForgotten: true,
  },
  /** Sends a link for choosing a password; the link's code is made of the nonce when it is sent. */
  sendPasswordLink: {
    queue: 'mail',
    payload: z.object({
      userId: z.number(),
      isNewAccount: z.boolean(),
      nonce: z.string(),
      isIssued: z.boolean().default(false),
    }),
    maxAttempts: aboutAnHour,
  },
  /** Seals what the audit has got, again and again; what the run before saw of it. */
  sealAudit: {
    queue: 'bulk',
    payload: z.object({ through: z.number().optional(), xmax: z.string().optional() }),
    maxAttempts: never,
  },
  /** Folds what changed into the counts by day, again and again. */
  foldCounts: { queue: 'counts', payload: z.object({}), maxAttempts: never },
  /** Compares the counts by day with the applications, every night; how far it has come. */
  checkCounts: {
    queue: 'bulk',
    payload: z.object({ through: z.string().optional(), wrong: z.number().optional() }),
    maxAttempts: never,
  },
  /** Queues the reminders of deadlines, every morning; the last day that was looked at, AAAA-MM-DD. */
  remindOfDeadlines: {
    queue: 'bulk',
    payload: z.object({ through: z.iso.date().optional() }),
    maxAttempts: never,
  },
  /** Sends one provider the reminder of these requests. */
  sendReminder: {
    queue: 'mail',
    payload: z.object({ applicationIds: z.array(z.number()) }),
    maxAttempts: aboutADay,
  },
  /** Removes what has expired, again and again. */
  removeExpired: { queue: 'bulk', payload: z.object({}), maxAttempts: never },
} as const satisfies Record<string, KindOfJob>;

export type JobKind = keyof typeof jobKinds;
export type JobPayload<Kind extends JobKind> = z.output<(typeof jobKinds)[Kind]['payload']>;
export type NewJobPayload<Kind extends JobKind> = z.input<(typeof jobKinds)[Kind]['payload']>;
