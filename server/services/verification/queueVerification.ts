import { enqueueJob } from '../queue/enqueueJob';
import type { ServiceContext } from '../serviceContext';

/** Has an application verified once the transaction is committed; those of a long list wait for nobody but each other. */
export const queueVerification = (
  context: ServiceContext,
  applicationId: number,
  queue: 'verification' | 'bulk' = 'verification',
): Promise<void> =>
  enqueueJob(
    context,
    'verify',
    { applicationId, since: context.now().toISOString(), timesAsked: 0 },
    { queue },
  );
