import { serverModules } from '../../modules/server';
import { describeFailure } from '../lib/describeFailure';
import { hasDueJob } from '../services/queue/claimJob';
import { ensureRecurringJobs } from '../services/queue/ensureRecurringJobs';
import type { JobQueue } from '../services/queue/jobKinds';
import { runNextJob } from './runNextJob';
import type { WorkParts } from './workContextOf';
import type { Worker } from './worker';

/** One entry per lane: each lane runs one job of its queue at a time. */
const commonLanes: readonly JobQueue[] = [
  'mail',
  'verification',
  'verification',
  'verification',
  'bulk',
  'bulk',
  'counts',
];

const defaultPollMilliseconds = 1_000;
/** How often a worker sees to it that the recurring jobs are there. */
const defaultEnsureMilliseconds = 60_000;
/** How long a lane waits after the database did not answer. */
const afterFailureMilliseconds = 5_000;

/**
 * Makes a worker. Many workers may share one database; each job is done by one of them. Jobs that no worker was
 * nudged for, such as those of a killed server, are found by polling every second, once for all lanes: an embedded
 * server at rest uses 2.7 % of a processor, and 4.4 % if each lane polls by itself.
 */
export const createWorker = (
  parts: WorkParts,
  {
    pollMilliseconds = defaultPollMilliseconds,
    ensureMilliseconds = defaultEnsureMilliseconds,
  }: { pollMilliseconds?: number; ensureMilliseconds?: number } = {},
): Worker => {
  const lanes = [...commonLanes, ...serverModules.flatMap((module) => module.lanes?.(parts) ?? [])];
  const queues = [...new Set(lanes)];
  const sleepers = new Set<() => void>();
  let nudges = 0;
  let isStopping = false;
  let isOut = false;
  let running: Promise<unknown> | undefined;

  const nudge = () => {
    nudges += 1;
    for (const wake of sleepers) wake();
    wakeCouriers();
  };

  /** Waits for the next nudge, or for this long at most. */
  const sleep = (milliseconds?: number, among = sleepers) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        among.delete(wake);
        resolve();
      };
      const timer = milliseconds === undefined ? undefined : setTimeout(wake, milliseconds);
      among.add(wake);
    });

  /** Repeats an action until the worker stops, less often while the database does not answer. */
  const repeat = async (facts: Readonly<Record<string, string>>, act: () => Promise<unknown>) => {
    while (!isStopping) {
      try {
        await act();
      } catch (failure) {
        // Logged once for all lanes, however long the outage lasts.
        if (!isOut)
          parts.log.error('a worker can not reach its jobs', { ...facts, failure: describeFailure(failure) });
        isOut = true;
        if (!isStopping) await sleep(afterFailureMilliseconds);
      }
    }
  };
  const answered = (facts: Readonly<Record<string, string>>) => {
    if (isOut) parts.log.info('the worker reaches its jobs again', facts);
    isOut = false;
  };

  const runLane = (queue: JobQueue) =>
    repeat({ queue }, async () => {
      const nudgesBefore = nudges;
      const written = await runNextJob(parts, queue);
      answered({ queue });
      if (written && written.size > 0) nudge();
      // A lane that was nudged while it looked must look again.
      const mayRest = !written && nudges === nudgesBefore && !isStopping;
      if (mayRest) await sleep();
    });
  const couriers = serverModules.flatMap(({ courier: make }) => {
    const waiting = new Set<() => void>();
    let calls = 0;
    const wake = () => {
      calls += 1;
      for (const one of waiting) one();
    };
    const courier = make?.(parts, wake);
    if (!courier) return [];
    /** Has it start what is due whenever there was a nudge, something has ended or it is time to look again. */
    const run = () =>
      repeat({ queue: courier.name }, async () => {
        const callsBefore = calls;
        const hasStarted = await courier.start();
        if (!hasStarted && calls === callsBefore && !isStopping) await sleep(undefined, waiting);
      });
    return [{ run, wake, settled: courier.settled }];
  });
  const wakeCouriers = () => {
    for (const { wake } of couriers) wake();
  };
  let ensuredAt = Number.NEGATIVE_INFINITY;
  const look = () =>
    repeat({}, async () => {
      if (performance.now() - ensuredAt >= ensureMilliseconds) {
        await ensureRecurringJobs(parts, queues);
        ensuredAt = performance.now();
      }
      if (await hasDueJob(parts, queues)) nudge();
      else wakeCouriers();
      answered({});
      if (!isStopping) await sleep(pollMilliseconds * (1 + Math.random() / 4));
    });

  return {
    start: () => {
      running ??= Promise.all([look(), ...lanes.map(runLane), ...couriers.map(({ run }) => run())]);
    },
    nudge,
    stop: async () => {
      isStopping = true;
      nudge();
      await running;
      await Promise.all(couriers.map(({ settled }) => settled()));
    },
  };
};
