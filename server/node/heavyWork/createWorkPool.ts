import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import workerpool, { type Pool } from 'workerpool';
import { type HeavyTask, type HeavyWork, TookTooMuch, tooBusy } from '../../services/heavyWork/heavyWork';
import { buffersOf, type Lane, type TaskTerms, taskTerms } from './taskTerms';

/** Heavy work beside the thread that answers calls; it can be closed. */
export interface WorkPool extends HeavyWork {
  close(): Promise<void>;
}

/** Why a worker ended before its task did: its time was over, its memory, or it crashed. */
export type WorkerEnd = 'deadline' | 'memory' | 'crash';

interface WorkPoolOptions {
  /** The program of every worker: the built heavyWorker. */
  readonly program: string;
  /** Processes that judge files. */
  readonly fileProcesses: number;
  readonly terms?: Readonly<Record<HeavyTask, TaskTerms>>;
  /** How many tasks of a lane may wait for a worker. */
  readonly maxWaiting?: number;
  /** Told of every task that cost its worker's life. */
  readonly onWorkerEnded?: (task: HeavyTask, end: WorkerEnd) => void;
}

/** The heap of one worker, in MB: far more than any accepted input takes. */
const maxHeap = 256;
/** How many dead workers one task may be handed before it is refused. */
const maxAttempts = 3;
/** Milliseconds that a worker past its deadline has to end by itself. */
const workerTerminateTimeout = 100;

/**
 * Passwords, and bodies whose size and values are bounded, are worked on in threads. Files are judged in processes of
 * their own: where a thread reaches its heap limit, V8 may end the whole process.
 */
const openPool: Readonly<Record<Lane, (program: string, workers: number) => Pool>> = {
  passwords: (program, workers) => openThreads(program, workers, 5),
  bodies: (program, workers) => openThreads(program, workers, 10),
  files: (program, workers) =>
    workerpool.pool(program, {
      workerType: 'process',
      minWorkers: 1,
      maxWorkers: workers,
      workerTerminateTimeout,
      forkArgs: ['10'],
      forkOpts: {
        // V8 writes of its end to the standard error; what a foreign file makes it say is not for our log. The pool's
        // own option for that (emitStdStreams) ends the server where a process can't be started.
        silent: true,
        // A worker has no use for the server's secrets.
        env: {},
        serialization: 'advanced',
        execArgv: [`--max-old-space-size=${maxHeap}`],
      },
    }),
};

const openThreads = (program: string, workers: number, niceIncrement: number) =>
  workerpool.pool(program, {
    workerType: 'thread',
    minWorkers: 1,
    maxWorkers: workers,
    workerTerminateTimeout,
    workerThreadOpts: {
      argv: [String(niceIncrement)],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: maxHeap },
    },
  });

/** The pool calls it with all that a worker prints, and fails without it. */
const ignored = () => {};

const isNamed = (failure: unknown, name: string) =>
  failure instanceof Error && (failure.name === name || failure.constructor.name === name);

/** Returns why a worker ended; undefined for an error of the task itself, which is a bug. */
const endOf = (failure: unknown): WorkerEnd | undefined => {
  if (isNamed(failure, 'TimeoutError')) return 'deadline';
  if (!isNamed(failure, 'TerminateError')) return undefined;
  const { message } = failure as Error;
  // Neither message is meant to be read: V8 aborts a process at its heap limit, and its guard or the system kills one
  // that takes more besides.
  return /SIG(ABRT|KILL|TRAP)|ERR_WORKER_OUT_OF_MEMORY|memory limit/.test(message) ? 'memory' : 'crash';
};

/**
 * Creates a pool of threads and processes. A task past its deadline, or one whose worker dies, is refused with
 * TookTooMuch; the worker is replaced, and all other tasks go on.
 */
export const createWorkPool = (options: WorkPoolOptions): WorkPool => {
  const { program, fileProcesses, terms = taskTerms, maxWaiting = 200, onWorkerEnded } = options;
  const openLane = (lane: Lane, workers: number) => ({
    // The pool's own queue would wait for ever behind a worker that died, so it never holds a task.
    slots: bulkhead(workers, maxWaiting),
    pool: openPool[lane](program, workers),
  });
  const lanes: Readonly<Record<Lane, ReturnType<typeof openLane>>> = {
    passwords: openLane('passwords', 1),
    bodies: openLane('bodies', 1),
    files: openLane('files', fileProcesses),
  };

  /** Hands a task to a worker; to another one where that had died before it began. */
  const attempt = async (pool: Pool, name: HeavyTask, input: object, attempts = 1): Promise<unknown> => {
    try {
      return await pool
        .exec(name, [input], { transfer: buffersOf(input), on: ignored })
        .timeout(terms[name].deadline);
    } catch (failure) {
      const isUnbegun = failure instanceof Error && failure.message === 'Worker is terminated';
      if (!isUnbegun || attempts === maxAttempts) throw failure;
      return attempt(pool, name, input, attempts + 1);
    }
  };

  return {
    run: async (name, input) => {
      const { slots, pool } = lanes[terms[name].lane];
      try {
        // Each entry of the table of tasks takes and gives what its name says.
        return (await slots.execute(() => attempt(pool, name, input))) as never;
      } catch (failure) {
        if (failure instanceof BulkheadRejectedError) throw tooBusy();
        const end = endOf(failure);
        if (!end) throw failure;
        onWorkerEnded?.(name, end);
        throw new TookTooMuch();
      }
    },
    close: async () => {
      await Promise.all(Object.values(lanes).map(({ pool }) => pool.terminate(true)));
    },
  };
};
