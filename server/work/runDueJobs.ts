import { serverModules } from '../../modules/server';
import type { JobQueue } from '../services/queue/jobKinds';
import { runNextJob } from './runNextJob';
import type { WorkParts } from './workContextOf';

const coreQueues: readonly JobQueue[] = ['verification', 'bulk', 'mail', 'counts'];

/**
 * Runs every due job, and the jobs that these create, one after the other, then the couriers; returns how many there were.
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
    done += await runCouriers(parts);
  }
  return done;
};

/** Has the couriers do what is due, and what becomes due thereby; returns how often there was something. */
export const runCouriers = async (parts: WorkParts): Promise<number> => {
  let rounds = 0;
  for (const { courier: make } of serverModules) {
    const courier = make?.(parts, () => {});
    while (await courier?.start()) {
      await courier?.settled();
      rounds += 1;
    }
  }
  return rounds;
};
