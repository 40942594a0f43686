import { serverModules } from '../../modules/server';
import type { JobQueue } from '../services/queue/jobKinds';
import { runNextJob } from './runNextJob';
import { deliverDue } from './webhookCourier';
import type { WorkParts } from './workContextOf';

const coreQueues: readonly JobQueue[] = ['verification', 'bulk', 'mail', 'counts'];

/**
 * Runs every due job, and the jobs that these create, one after the other, and calls providers' systems; returns how many
 * there were.
 */
export const runDueJobs = async (
  parts: WorkParts,
  queues: readonly JobQueue[] = [
    ...new Set([...coreQueues, ...serverModules.flatMap(({ lanes }) => lanes?.(parts) ?? [])]),
  ],
): Promise<number> => {
  let done = 0;
  for (let isBusy = true; isBusy; ) {
    isBusy = false;
    for (const queue of queues) {
      while (await runNextJob(parts, queue)) {
        done += 1;
        isBusy = true;
      }
    }
    done += await deliverDue(parts);
  }
  return done;
};
