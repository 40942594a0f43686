import type { SQL } from 'drizzle-orm';
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
  options: Options = {},
): Promise<void> => {
  await enqueueing(context, kind, payload, options);
};

/** The same as a statement, for one that does more besides; then the payload may be what another part of that finds. */
export const enqueueing = <Kind extends JobKind>(
  context: ServiceContext,
  kind: Kind,
  payload: NewJobPayload<Kind> | SQL,
  { queue = jobKinds[kind].queue, runAt, key }: Options = {},
) => {
  const createdOn = context.now();
  context.written?.jobs.add(queue);
  return context.db
    .insert(jobs)
    .values({ queue, kind, payload, key, createdOn, runAt: runAt ?? createdOn })
    .onConflictDoNothing();
};
