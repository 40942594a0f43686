import { jobs } from '../../db/schema/jobs';
import type { ServiceContext } from '../context/serviceContext';
import { type JobKind, type JobQueue, jobKinds, type NewJobPayload } from './jobKinds';

interface Options {
  /** Another queue than that of the kind. */
  readonly queue?: JobQueue;
  /** Not before this moment; at once when absent. */
  readonly runAt?: Date;
  /** Where set, a second job with this key is not written. */
  readonly key?: string;
}

/** Writes work to be done, in the caller's transaction: it is there exactly when its cause is. */
export const enqueueJob = async <Kind extends JobKind>(
  context: ServiceContext,
  kind: Kind,
  payload: NewJobPayload<Kind>,
  { queue = jobKinds[kind].queue, runAt, key }: Options = {},
): Promise<void> => {
  const createdOn = context.now();
  await context.db
    .insert(jobs)
    .values({ queue, kind, payload, key, createdOn, runAt: runAt ?? createdOn })
    .onConflictDoNothing();
  context.written?.jobs.add(queue);
};
