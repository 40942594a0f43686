import { fork } from 'node:child_process';
import { Worker } from 'node:worker_threads';
import type { SentTask, WorkerMessage } from './serveTasks';
import { buffersOf } from './taskTerms';

/** Why a worker ended before its task did: its time was over, its memory, or it crashed. */
export type WorkerEnd = 'deadline' | 'memory' | 'crash';

/** What became of a task: unbegun where its worker could not be started or was already dead. */
export type TaskOutcome =
  | Extract<WorkerMessage, { readonly kind: 'done' | 'failed' }>
  | { readonly kind: 'ended'; readonly end: WorkerEnd }
  | { readonly kind: 'unbegun' };

/** A thread or process that does one task at a time. */
export interface OpenedWorker {
  /** Does a task; kills the worker if that takes more milliseconds than the deadline. Never rejects. */
  run(task: SentTask, deadline: number): Promise<TaskOutcome>;
  /** Ends the worker at once, whatever it does. */
  kill(): void;
  /** Resolves when the worker has ended, or could not be started. */
  readonly ended: Promise<void>;
}

/** Where a worker runs, its program, and by how much it gives way to the server, as `nice` counts. */
export interface WorkerKind {
  readonly runsIn: 'thread' | 'process';
  readonly program: string;
  readonly niceIncrement: number;
}

interface Connection {
  send(task: SentTask): void;
  kill(): void;
}

/** Hears a worker's messages, and how it ended. */
interface Listener {
  heard(message: WorkerMessage): void;
  ended(end: WorkerEnd): void;
}

/** The heap of one worker, in MB: far more than any accepted input takes. */
const maxHeap = 256;
/** Milliseconds that a worker has to start, on the busiest machine. */
const startDeadline = 60_000;

const openThread = ({ program, niceIncrement }: WorkerKind, { heard, ended }: Listener): Connection => {
  const thread = new Worker(program, {
    argv: [String(niceIncrement)],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: maxHeap },
  });
  let end: WorkerEnd = 'crash';
  thread.on('message', heard);
  thread.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') end = 'memory';
  });
  thread.on('exit', () => ended(end));
  return {
    send: (task) => thread.postMessage(task, buffersOf(task)),
    kill: () => void thread.terminate(),
  };
};

/** V8 aborts a process at its heap limit; its guard, or the system, kills one that takes more besides. */
const signalsOfMemory: readonly (string | null)[] = ['SIGABRT', 'SIGKILL', 'SIGTRAP'];

const openProcess = ({ program, niceIncrement }: WorkerKind, { heard, ended }: Listener): Connection => {
  const child = fork(program, [String(niceIncrement)], {
    // V8 writes of its end to the standard error; what a foreign file makes it say is not for our log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // A worker has no use for the server's secrets, nor for its flags.
    env: {},
    execArgv: [`--max-old-space-size=${maxHeap}`],
    serialization: 'advanced',
  });
  child.on('message', heard);
  child.on('error', () => {
    if (child.pid === undefined) ended('crash');
  });
  // Unlike 'exit', it comes after the last message.
  child.on('close', (_code, signal) => ended(signalsOfMemory.includes(signal) ? 'memory' : 'crash'));
  return {
    // A failure means that the process has ended, which is heard anyway.
    send: (task) => void child.send(task, () => {}),
    kill: () => void child.kill('SIGKILL'),
  };
};

const isMessage = (message: unknown): message is WorkerMessage =>
  typeof message === 'object' && message !== null && 'kind' in message;

const deaf: Listener = { heard: () => {}, ended: () => {} };

/** Starts a worker. One that can't be started ends, and whatever it was to do is unbegun. */
export const openWorker = (kind: WorkerKind): OpenedWorker => {
  let listener = deaf;
  let isOver = false;
  let end: WorkerEnd | undefined;
  let tellEnded = () => {};
  const ended = new Promise<void>((resolve) => {
    tellEnded = resolve;
  });
  const onEnd = (seen: WorkerEnd) => {
    isOver = true;
    listener.ended(end ?? seen);
    tellEnded();
  };
  const connect = (): Connection => {
    const open = kind.runsIn === 'thread' ? openThread : openProcess;
    try {
      return open(kind, { heard: (message) => hear(message), ended: onEnd });
    } catch {
      queueMicrotask(() => onEnd('crash'));
      return { send: () => {}, kill: () => {} };
    }
  };
  const connection = connect();
  const kill = (reason: WorkerEnd) => {
    end = reason;
    connection.kill();
  };
  const hear = (message: unknown) => (isMessage(message) ? listener.heard(message) : kill('crash'));

  /** Listens until something is made of what is heard; kills the worker after so many milliseconds. */
  const listen = <T>(
    milliseconds: number,
    heard: (message: WorkerMessage) => T | undefined,
    over: (end: WorkerEnd) => T,
  ) =>
    new Promise<T>((resolve) => {
      const timer = setTimeout(kill, milliseconds, 'deadline');
      const settle = (result: T | undefined) => {
        if (result === undefined) return;
        clearTimeout(timer);
        listener = deaf;
        resolve(result);
      };
      listener = { heard: (message) => settle(heard(message)), ended: (seen) => settle(over(seen)) };
    });

  const isReady = listen(
    startDeadline,
    ({ kind }) => kind === 'ready' || undefined,
    () => false,
  );
  return {
    run: async (task, deadline) => {
      if (!(await isReady) || isOver) return { kind: 'unbegun' };
      let hasBegun = false;
      const outcome = listen<TaskOutcome>(
        deadline,
        (message) => {
          if (message.kind === 'done' || message.kind === 'failed') return message;
          hasBegun = true;
          return undefined;
        },
        (seen) => (hasBegun || seen === 'deadline' ? { kind: 'ended', end: seen } : { kind: 'unbegun' }),
      );
      connection.send(task);
      return outcome;
    },
    kill: () => connection.kill(),
    ended,
  };
};
