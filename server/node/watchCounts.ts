import { lastCountCheck } from '../services/applications/counts/lastCountCheck';
import type { ServiceContext } from '../services/context/serviceContext';
import type { ProcessMetrics } from './createMetrics';

/** Adds to the metrics the last check of the counts by day, on whichever server it ran, and the unfolded changes. */
export const watchCounts = (
  metrics: Pick<ProcessMetrics, 'watch'>,
  context: Pick<ServiceContext, 'db' | 'now'>,
): void =>
  metrics.watch(
    'application_counts',
    'Counts by day: wrong ones that the last check put right, its age in seconds, changes that are not folded yet',
    'what',
    async () => ({ ...(await lastCountCheck(context)) }),
  );
