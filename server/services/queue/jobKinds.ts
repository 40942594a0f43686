import { z } from 'zod';
import { householdServiceNames } from '../../../contract/rules/verification';
import type { jobs } from '../../db/schema/jobs';

/** A queue; its jobs never wait for those of another. */
export type JobQueue = (typeof jobs.$inferSelect)['queue'];

/** What a kind of job is: its queue, its payload, and what happens when it fails. */
export interface KindOfJob {
  readonly queue: JobQueue;
  /** The input of the job, as stored; ids rather than personal data. */
  readonly payload: z.ZodType;
  /** Attempts before it is given up. */
  readonly maxAttempts: number;
  /** Whether nothing of it may be kept once it is given up. */
  readonly isForgotten?: boolean;
  /** The longest wait before it is tried again, in seconds; an hour when absent. */
  readonly backOffSeconds?: number;
  /** For a job that recurs, of which there is always one: the longest wait for the next run, in seconds. */
  readonly recursWithin?: number;
  /** Whether it is put off after each of thousands of steps, which nobody wants to read of in the log. */
  readonly isStepwise?: boolean;
}

/** Attempts in about a day. */
export const aboutADay = 30;
const aboutAnHour = 11;
/** Attempts of a job that is never given up. */
export const never = Number.MAX_SAFE_INTEGER;
/** In seconds. */
export const minute = 60;
/** In seconds; also where the clocks change. */
export const aDay = 26 * 60 * minute;

/** The number of attempts, in about half an hour, after which a job that still fails needs an operator. */
export const attemptsUntilAlarm = 10;

/** Every kind of background work of the core. */
export const jobKinds = {
  /**
   * Queries the outside services about an application; `since` is when that started, and `waitsFor` are the services that
   * have not answered yet.
   */
  verify: {
    queue: 'verification',
    payload: z.object({
      applicationId: z.number(),
      since: z.iso.datetime(),
      timesAsked: z.number(),
      waitsFor: z.array(z.enum(householdServiceNames)).optional(),
    }),
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
  /** Sends a link for choosing a password; the link's code is derived from the nonce when it is sent. */
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
  /** Moves events to the table of the audit that has large ids, after an upgrade. */
  moveAudit: { queue: 'bulk', payload: z.object({}), maxAttempts: never },
  /** Notes the changes of requests from before the table of changes, after an upgrade; the payload is how far it is. */
  fillChanges: { queue: 'bulk', payload: z.object({ after: z.number().optional() }), maxAttempts: never },
  /** Folds changes into the counts by day, periodically. */
  foldCounts: { queue: 'counts', payload: z.object({}), maxAttempts: never, recursWithin: minute },
  /** Compares the counts by day with the applications, every night; the payload is its progress. */
  checkCounts: {
    queue: 'bulk',
    payload: z.object({ through: z.string().optional(), wrong: z.number().optional() }),
    maxAttempts: never,
    recursWithin: aDay,
  },
  /** Queues the reminders of deadlines, every morning; the payload is the last day checked, AAAA-MM-DD. */
  remindOfDeadlines: {
    queue: 'bulk',
    payload: z.object({ through: z.iso.date().optional() }),
    maxAttempts: never,
    recursWithin: aDay,
  },
  /** Sends one provider the reminder of these requests. */
  sendReminder: {
    queue: 'mail',
    payload: z.object({ applicationIds: z.array(z.number()) }),
    maxAttempts: aboutADay,
  },
  /** Sends a message to a user about what happened to a record, which is kept nowhere else. */
  sendRecordMail: {
    queue: 'mail',
    payload: z.object({
      userId: z.number(),
      subject: z.string(),
      paragraphs: z.array(z.string()),
      page: z.string(),
      linkText: z.string().optional(),
    }),
    maxAttempts: aboutADay,
    isForgotten: true,
  },
  /**
   * Registers the documents of servers of the version before and collects those that nothing names, periodically; the
   * payload is the last hash looked at.
   */
  tendDocuments: {
    queue: 'bulk',
    payload: z.object({ after: z.string().optional() }),
    maxAttempts: never,
    recursWithin: 120 * minute,
  },
  /** Removes the bytes of documents that were taken away from their requests, unless something else names them. */
  removeErasedDocuments: {
    queue: 'bulk',
    payload: z.object({ hashes: z.array(z.string()) }),
    maxAttempts: never,
    backOffSeconds: 5 * minute,
  },
  /** Removes what has expired, periodically. */
  removeExpired: { queue: 'bulk', payload: z.object({}), maxAttempts: never, recursWithin: 120 * minute },
} as const satisfies Record<string, KindOfJob>;

type CoreJobKinds = typeof jobKinds;

/** Every kind of background work by name; a module adds its own beside their declarations (`declare module`). */
export interface JobKinds extends CoreJobKinds {}

export type JobKind = keyof JobKinds;
export type JobPayload<Kind extends JobKind> = z.output<JobKinds[Kind]['payload']>;
export type NewJobPayload<Kind extends JobKind> = z.input<JobKinds[Kind]['payload']>;

const known = new Map<string, KindOfJob>(Object.entries(jobKinds));

/** Adds the kinds of a module; the list in modules/server.ts does so for every module that is in. */
export const addJobKinds = (kinds: Readonly<Record<string, KindOfJob>>): void => {
  for (const [kind, terms] of Object.entries(kinds)) known.set(kind, terms);
};

/** Returns what a kind of job is; undefined for one that this server does not know. */
export const termsOfJob = (kind: string): KindOfJob | undefined => known.get(kind);

/** Returns every kind of job that this server knows, with its name. */
export const knownJobKinds = (): readonly (readonly [string, KindOfJob])[] => [...known];
