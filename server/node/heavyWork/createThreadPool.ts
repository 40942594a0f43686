import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { Piscina } from 'piscina';
import { type HeavyTask, type HeavyWork, TookTooMuch, tooBusy } from '../../services/heavyWork/heavyWork';
import { buffersOf, type Lane, type TaskTerms, taskTerms } from './taskTerms';

/** Heavy work in threads, which can be closed. */
export interface ThreadPool extends HeavyWork {
  close(): Promise<void>;
}

interface ThreadPoolOptions {
  /** The program that every thread runs: the built heavyWorker. */
  readonly program: string;
  /** Threads for files; passwords have a thread of their own besides. */
  readonly fileThreads: number;
  readonly terms?: Readonly<Record<HeavyTask, TaskTerms>>;
  /** How many tasks of a lane may wait for a thread. */
  readonly maxWaiting?: number;
}

/** The heap of one thread, in MB: far more than any accepted file takes. */
const memoryOfThread = 256;
/** Milliseconds that a thread stays idle before it ends: starting one costs more than most tasks. */
const idleTimeout = 60_000;
const memoryRanOut = 'ERR_WORKER_OUT_OF_MEMORY';

const openLane = (program: string, threads: number, maxWaiting: number, niceIncrement: number) => ({
  // The deadline starts when a thread takes the task, not while it waits for one.
  slots: bulkhead(threads, maxWaiting),
  pool: new Piscina({
    filename: program,
    name: 'doTask',
    minThreads: 1,
    maxThreads: threads,
    idleTimeout,
    niceIncrement,
    // A thread has no use for the server's secrets.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: memoryOfThread },
  }),
});

/** Creates a thread pool. A task past its deadline is refused, and its thread killed and replaced. */
export const createThreadPool = (options: ThreadPoolOptions): ThreadPool => {
  const { program, fileThreads, terms = taskTerms, maxWaiting = 200 } = options;
  const lanes: Readonly<Record<Lane, ReturnType<typeof openLane>>> = {
    passwords: openLane(program, 1, maxWaiting, 5),
    // Both lanes yield to the thread that answers calls, and files yield to passwords.
    files: openLane(program, fileThreads, maxWaiting, 10),
  };
  return {
    run: async (name, input) => {
      const { lane, deadline } = terms[name];
      const { slots, pool } = lanes[lane];
      const signal = () => AbortSignal.timeout(deadline);
      try {
        return await slots.execute(() =>
          pool.run({ name, input }, { signal: signal(), transferList: buffersOf(input) }),
        );
      } catch (failure) {
        if (failure instanceof BulkheadRejectedError) throw tooBusy();
        const isEnded =
          failure instanceof Error &&
          (failure.name === 'AbortError' || Reflect.get(failure, 'code') === memoryRanOut);
        throw isEnded ? new TookTooMuch() : failure;
      }
    },
    close: async () => {
      await Promise.all(Object.values(lanes).map(({ pool }) => pool.destroy()));
    },
  };
};
