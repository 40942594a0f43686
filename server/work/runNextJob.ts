import { lte } from 'drizzle-orm';
import { serverModules } from '../../modules/server';
import { attemptCounters } from '../db/schema/attemptCounters';
import { jobs } from '../db/schema/jobs';
import { passwordLinks } from '../db/schema/passwordLinks';
import { signIns } from '../db/schema/signIns';
import { refreshTokens } from '../db/schema/users';
import { removeOldPieces } from '../documents/databaseStore';
import { describeFailure } from '../lib/describeFailure';
import { failureName } from '../lib/failureName';
import { Refusal } from '../lib/refusal';
import { removeUnfinishedLists } from '../services/annualMaintenance/removeUnfinishedLists';
import { fillChanges } from '../services/applications/changes/fillChanges';
import { checkCountsJob } from '../services/applications/counts/checkCounts';
import { foldCountsJob } from '../services/applications/counts/foldCounts';
import { removeDocuments } from '../services/applications/documents/releaseDocuments';
import { verifyApplication } from '../services/applications/moves/verify';
import { moveAudit } from '../services/audit/moveAudit';
import { removeExpiredIdempotencyKeys } from '../services/context/onceByKey';
import type { WorkContext } from '../services/context/workContext';
import { sendRecordMail } from '../services/mail/recordMail';
import { remindOfDeadlines } from '../services/mail/remindOfDeadlines';
import { sendMail } from '../services/mail/sendMail';
import { sendReminder } from '../services/mail/sendReminder';
import { type ClaimedJob, claimJob } from '../services/queue/claimJob';
import {
  attemptsUntilAlarm,
  type JobPayload,
  type JobQueue,
  type jobKinds,
  type KindOfJob,
  termsOfJob,
} from '../services/queue/jobKinds';
import type { ModuleJobs } from '../services/queue/moduleJobs';
import {
  backOff,
  failJob,
  finishJob,
  LostLease,
  longestBackOffSeconds,
  putJobOff,
} from '../services/queue/settleJob';
import { declaredRecords } from '../services/records/recordSources';
import { removeOldVersions } from '../services/records/recordVersions';
import { answerRecovery } from '../services/session/passwordLink/recoverPassword';
import { sendPasswordLink } from '../services/session/passwordLink/sendPasswordLink';
import { accessTokenTerms } from '../services/session/tokens/accessToken';
import { deviceSeconds } from '../services/session/tokens/deviceToken';
import { userRecords } from '../services/users/userHistory';
import { tendDocuments } from './tendDocuments';
import { type WorkParts, workContextOf } from './workContextOf';

const hour = 3_600_000;
/** A revoked row blocks the access tokens of its session, so it must stay until the last of them has expired. */
const lastAccessToken = accessTokenTerms.seconds * 1000;
/** How long a failed job stays for inspection. */
const failedJobsMilliseconds = 30 * 24 * hour;

/**
 * Removes expired data every hour: lists that a server of the version before did not finish, refresh tokens (once their last
 * access token has expired), old sign-ins, links, counters, answers stored under an idempotency key, unused document pieces,
 * old failed jobs, old versions of records, and what of modules has expired. Seals with
 * the first key what a former one has sealed.
 */
const removeExpired = async (context: WorkContext, job: ClaimedJob): Promise<void> => {
  await removeOldPieces(context.db, context.now());
  await removeUnfinishedLists(context.db);
  await removeOldVersions(context.db, context.now(), [...declaredRecords(), userRecords]);
  await context.db.transaction(async (db) => {
    const now = context.now();
    const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
    await db.delete(refreshTokens).where(lte(refreshTokens.expiresOn, after(-lastAccessToken)));
    await db.delete(signIns).where(lte(signIns.signedInOn, after(-deviceSeconds * 1000)));
    await db.delete(passwordLinks).where(lte(passwordLinks.expiresOn, now));
    await db.delete(attemptCounters).where(lte(attemptCounters.expiresOn, now));
    await removeExpiredIdempotencyKeys({ ...context, db });
    for (const module of serverModules) await module.removeExpired?.({ ...context, db });
    await db.delete(jobs).where(lte(jobs.failedOn, after(-failedJobsMilliseconds)));
    await putJobOff<'removeExpired'>(db, job, after(hour), {});
  });
};

/** The result of running one job: undefined if none was due, otherwise the queues that it added jobs to. */
export type RanJob = ReadonlySet<string> | undefined;

/** Takes one due job of a queue and runs it; a failure is logged and the job retried later. */
export const runNextJob = async (parts: WorkParts, queue: JobQueue): Promise<RanJob> => {
  const job = await claimJob(parts, queue);
  if (!job) return undefined;
  try {
    return await work(parts, job);
  } catch (failure) {
    if (failure instanceof LostLease) parts.log.warn('a job was taken over', { id: job.id, kind: job.kind });
    else await handleFailure(parts, job, failure);
    return new Set();
  }
};

const work = async (parts: WorkParts, job: ClaimedJob): Promise<ReadonlySet<string>> => {
  const context = workContextOf(parts);
  try {
    const { kind } = job;
    const [terms, handler] = [termsOfJob(kind), handlers[kind]];
    if (!terms || !handler) throw new TypeError(`No handler for jobs of kind ${kind}`);
    const since = performance.now();
    const handle = () => handler(context, job, terms.payload.parse(job.payload) as never);
    if (parts.trace) await parts.trace(`job ${kind}`, {}, async () => handle());
    else await handle();
    if (isRare(terms))
      parts.log.info('a scheduled job is done', {
        kind,
        milliseconds: Math.round(performance.now() - since),
      });
  } catch (failure) {
    // Somebody else changed the subject of the job first: nothing is left to do.
    if (failure instanceof Refusal) await finishJob(parts.db, job);
    else throw failure;
  }
  return context.written.jobs;
};

/** A job that recurs every hour or day; a line for what recurs every few seconds would drown the others. */
const isRare = ({ recursWithin = 0, isStepwise }: KindOfJob): boolean =>
  recursWithin * 1000 >= hour && !isStepwise;

const handleFailure = async (parts: WorkParts, job: ClaimedJob, failure: unknown): Promise<void> => {
  const { id, kind, attempts } = job;
  // A job of unknown kind is left for the newer server that wrote it: here it is only retried.
  const known = termsOfJob(kind);
  const maxMilliseconds = (known?.backOffSeconds ?? longestBackOffSeconds) * 1000;
  const now = parts.now();
  const outcome = await failJob(parts.db, job, {
    failure: failureName(failure),
    now,
    retryAt:
      attempts < (known?.maxAttempts ?? Number.POSITIVE_INFINITY)
        ? new Date(now.getTime() + backOff(attempts, { firstMilliseconds, maxMilliseconds }))
        : undefined,
    isForgotten: known?.isForgotten ?? false,
  });
  const facts = { id, kind, attempts, outcome, failure: describeFailure(failure) };
  if (outcome === 'givenUp') parts.log.error('a job was given up', facts);
  else if (attempts >= attemptsUntilAlarm) parts.log.error('a job keeps failing', facts);
  else parts.log.warn('a job failed', facts);
};

const firstMilliseconds = 5_000;

/**
 * The handler for each kind of job of the core, given what its kind says of the payload; it finishes or postpones its job in the
 * transaction that writes the effect.
 */
const coreHandlers: {
  readonly [Kind in keyof typeof jobKinds]: (
    context: WorkContext,
    job: ClaimedJob,
    payload: JobPayload<Kind>,
  ) => Promise<void>;
} = {
  verify: verifyApplication,
  sendMail,
  recovery: answerRecovery,
  sendPasswordLink,
  moveAudit,
  fillChanges,
  foldCounts: foldCountsJob,
  checkCounts: checkCountsJob,
  remindOfDeadlines,
  sendReminder,
  sendRecordMail,
  tendDocuments,
  removeErasedDocuments: async (context, job, { hashes }) => {
    await removeDocuments(context, hashes);
    await finishJob(context.db, job);
  },
  removeExpired,
};

const handlers: ModuleJobs['handlers'] = Object.assign(
  {},
  coreHandlers,
  ...serverModules.map(({ jobs }) => jobs?.handlers),
);
