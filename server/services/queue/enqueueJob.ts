import { jobs } from '../../db/schema/jobs';
import type { ServiceContext } from '../context/serviceContext';
import { type JobKind, type JobQueue, type NewJobPayload, termsOfJob } from './jobKinds';

interface Options {
  /** A queue other than that of the kind. */
  readonly queue?: JobQueue;
  /** The earliest start; at once if absent. */
  readonly runAt?: Date;
  /** If set, a second job with this key is not written. */
  readonly key?: string;
}

/** Writes a job, in the caller's transaction: it exists exactly if its cause does. */
export const enqueueJob = async <Kind extends JobKind>(
  context: ServiceContext,
  kind: Kind,
  payload: NewJobPayload<Kind>,
  { queue = queueOf(kind), runAt, key }: Options = {},
): Promise<void> => {
  const createdOn = context.now();
  context.written?.jobs.add(queue);
  await context.db
    .insert(jobs)
    .values({ queue, kind, payload, key, createdOn, runAt: runAt ?? createdOn })
    .onConflictDoNothing();
};

const queueOf = (kind: JobKind): JobQueue => {
  const terms = termsOfJob(kind);
  if (!terms) throw new TypeError(`Jobs of kind ${kind} belong to a module that is not in`);
  return terms.queue;
};
