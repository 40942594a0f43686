import type pg from 'pg';
import { nodeModules } from '../../modules/node';
import { lastCountCheck } from '../services/applications/counts/checkCounts';
import type { ServiceContext } from '../services/context/serviceContext';
import { countJobs, type QueueCounts } from '../services/queue/countJobs';
import type { ProcessMetrics } from './createMetrics';
import type { NodeDatabase } from './openDatabase';

type Watched = Pick<ProcessMetrics, 'watch'>;
type Context = Pick<ServiceContext, 'db' | 'now'>;

/** Adds to the metrics what the database tells: its connections, the queues, the check of the counts by day, modules. */
export const watchDatabase = (
  metrics: Watched,
  { db, pools }: Pick<NodeDatabase, 'db' | 'pools'>,
  now: () => Date,
): void => {
  // The embedded database has only one connection.
  if (pools) watchPools(metrics, pools);
  watchQueues(metrics, { db, now });
  watchCounts(metrics, { db, now });
  for (const { watch } of nodeModules) watch?.(metrics, { db, now });
};

const watchPools = (metrics: Watched, pools: readonly pg.Pool[]) => {
  const sum = (count: (pool: pg.Pool) => number) => pools.reduce((total, pool) => total + count(pool), 0);
  const read = async () => ({
    open: sum((pool) => pool.totalCount),
    idle: sum((pool) => pool.idleCount),
    waited_for: sum((pool) => pool.waitingCount),
  });
  metrics.watch('database_connections', 'Connections of the pool by state', 'state', read);
};

/** Measures the queues whenever the metrics are read, with a single query for all measures. */
const watchQueues = (metrics: Watched, context: Context) => {
  let counting: ReturnType<typeof countJobs> | undefined;
  const count = () => {
    counting ??= countJobs(context).finally(() => {
      counting = undefined;
    });
    return counting;
  };
  const watch = (key: keyof QueueCounts) =>
    metrics.watch(measures[key].name, measures[key].help, 'queue', async () =>
      Object.fromEntries(Object.entries(await count()).map(([queue, counts]) => [queue, counts[key]])),
    );
  for (const key of ['due', 'later', 'failing', 'failed', 'oldestDueSeconds'] as const) watch(key);
};

const measures: Readonly<Record<keyof QueueCounts, { name: string; help: string }>> = {
  due: { name: 'queue_jobs_due', help: 'Jobs that could be worked on now, by queue' },
  later: { name: 'queue_jobs_later', help: 'Jobs that wait for a later moment, by queue' },
  failing: {
    name: 'queue_jobs_failing',
    help: 'Jobs that fail again and again and are tried on, by queue',
  },
  failed: { name: 'queue_jobs_failed', help: 'Jobs that were given up, by queue' },
  oldestDueSeconds: {
    name: 'queue_oldest_due_seconds',
    help: 'How long the oldest due job has been waiting, by queue',
  },
};

/** Adds the last check of the counts by day, on whichever server it ran, and the unfolded changes. */
const watchCounts = (metrics: Watched, context: Context) =>
  metrics.watch(
    'application_counts',
    'Counts by day: wrong ones that the last check put right, its age in seconds, changes that are not folded yet',
    'what',
    async () => ({ ...(await lastCountCheck(context)) }),
  );
