import type { SQL } from 'drizzle-orm';
import { jobs } from '../../db/schema/jobs';
import type { ServiceContext } from '../context/serviceContext';
import { type JobKind, type JobQueue, jobKinds, type NewJobPayload } from './jobKinds';

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
  options: Options = {},
): Promise<void> => {
  await enqueueStatement(context, kind, payload, options);
};

/** Builds the insert of a job, for use in a larger statement, of which the payload may be a part. */
export const enqueueStatement = <Kind extends JobKind>(
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
