import type { ServiceContext } from '../services/context/serviceContext';
import { countJobs, type QueueCounts } from '../services/queue/countJobs';
import type { ProcessMetrics } from './createMetrics';

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

/** Measures the queues whenever the metrics are read, with a single query for all measures. */
export const watchQueues = (
  metrics: Pick<ProcessMetrics, 'watch'>,
  context: Pick<ServiceContext, 'db' | 'now'>,
): void => {
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
