import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { TookTooMuch, tooBusy, type Workers, type WorkerTask } from '../../services/workers/workers';
import {
  type OpenedWorker,
  openWorker,
  type TaskOutcome,
  type WorkerEnd,
  type WorkerKind,
} from './openWorker';
import type { SentTask } from './serveTasks';
import { type Lane, type TaskTerms, taskTerms } from './taskTerms';

/** Heavy work beside the thread that answers calls; it can be closed. */
export interface WorkPool extends Workers {
  close(): Promise<void>;
}

/** Why a task was not done: what its worker ended of, or that none could be started. */
export type TaskEnd = WorkerEnd | 'start';

interface WorkPoolOptions {
  /** The program of every worker: the built worker. */
  readonly program: string;
  /** Processes that judge files. */
  readonly fileProcesses: number;
  readonly terms?: Readonly<Record<WorkerTask, TaskTerms>>;
  /** How many tasks of a lane may wait for a worker. */
  readonly maxWaiting?: number;
  /** Told of every task that cost its worker's life, or for which no worker could be started. */
  readonly onWorkerEnded?: (task: WorkerTask, end: TaskEnd) => void;
}

/**
 * Passwords, and bodies whose size and values are bounded, are worked on in threads. Files are judged in processes of
 * their own: where a thread reaches its heap limit, V8 may end the whole process.
 */
const kinds: Readonly<Record<Lane, Omit<WorkerKind, 'program'>>> = {
  passwords: { runsIn: 'thread', niceIncrement: 5 },
  bodies: { runsIn: 'thread', niceIncrement: 10 },
  files: { runsIn: 'process', niceIncrement: 10 },
};

/** How many workers may die or fail to start before a task begins, until it is refused. */
const maxAttempts = 3;
/** Milliseconds until the last worker of a lane is replaced, so that one that can't live is not started all the time. */
const pauseBeforeStart = 500;

/** Workers of one kind, at most so many; one of them is always ready. */
const openLane = (kind: WorkerKind, maxWorkers: number, maxWaiting: number) => {
  const slots = bulkhead(maxWorkers, maxWaiting);
  const workers = new Set<OpenedWorker>();
  const idle = new Set<OpenedWorker>();
  let isClosed = false;

  const start = () => {
    const worker = openWorker(kind);
    workers.add(worker);
    void worker.ended.then(() => {
      workers.delete(worker);
      idle.delete(worker);
      setTimeout(keepReady, pauseBeforeStart).unref();
    });
    return worker;
  };
  const keepReady = () => {
    if (workers.size === 0 && !isClosed) idle.add(start());
  };
  const attempt = async (task: SentTask, deadline: number, attempts = 1): Promise<TaskOutcome> => {
    if (isClosed) return { kind: 'unbegun' };
    const [worker = start()] = idle;
    idle.delete(worker);
    const outcome = await worker.run(task, deadline);
    if (outcome.kind === 'unbegun' && attempts < maxAttempts) return attempt(task, deadline, attempts + 1);
    if (outcome.kind === 'done' && outcome.isGrown) worker.kill();
    else if (workers.has(worker)) idle.add(worker);
    return outcome;
  };

  keepReady();
  return {
    /** Does a task as soon as a worker is free. */
    run: (task: SentTask, deadline: number) => slots.execute(() => attempt(task, deadline)),
    close: async () => {
      isClosed = true;
      for (const worker of workers) worker.kill();
      await Promise.all([...workers].map(({ ended }) => ended));
    },
  };
};

/**
 * Creates a pool of threads and processes. A task past its deadline, or one over which its worker dies, is refused with
 * TookTooMuch; the worker is replaced, and all other tasks go on. Where none can be started, or too many tasks wait, a
 * task is refused as too many.
 */
export const createWorkPool = (options: WorkPoolOptions): WorkPool => {
  const { program, fileProcesses, terms = taskTerms, maxWaiting = 200, onWorkerEnded } = options;
  const open = (lane: Lane, workers: number) => openLane({ ...kinds[lane], program }, workers, maxWaiting);
  const lanes: Readonly<Record<Lane, ReturnType<typeof openLane>>> = {
    passwords: open('passwords', 1),
    bodies: open('bodies', 1),
    files: open('files', fileProcesses),
  };
  const outcomeOf = async (name: WorkerTask, input: object) => {
    try {
      return await lanes[terms[name].lane].run({ name, input }, terms[name].deadline);
    } catch (failure) {
      throw failure instanceof BulkheadRejectedError ? tooBusy() : failure;
    }
  };

  return {
    run: async (name, input) => {
      const outcome = await outcomeOf(name, input);
      // Each entry of the table of tasks takes and gives what its name says.
      if (outcome.kind === 'done') return outcome.output as never;
      if (outcome.kind === 'failed') throw outcome.error;
      onWorkerEnded?.(name, outcome.kind === 'ended' ? outcome.end : 'start');
      throw outcome.kind === 'ended' ? new TookTooMuch() : tooBusy();
    },
    close: async () => {
      await Promise.all(Object.values(lanes).map((lane) => lane.close()));
    },
  };
};
