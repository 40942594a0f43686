import { parentPort } from 'node:worker_threads';
import { buffersOf } from './taskTerms';

/** A task for a worker, which has one at a time. */
export interface SentTask {
  readonly name: string;
  readonly input: object;
}

/** What a worker says: once that it is ready, then for each task that it began, and what became of it. */
export type WorkerMessage =
  | { readonly kind: 'ready' | 'begun' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | {
      readonly kind: 'done';
      readonly output: unknown;
      /** The process has become so large that a new one should take its place. */
      readonly isGrown: boolean;
    };

/** How large a process may become and still judge another file, in bytes; a new one takes 60 MB. */
const maxKeptBytes = 250_000_000;

/** Says something to the server. Bytes move from a thread without a copy, which they can't from a process. */
const say = (message: WorkerMessage): void => {
  if (parentPort) parentPort.postMessage(message, buffersOf(message));
  else process.send?.(message);
};

/**
 * Makes this thread or process a worker that does these tasks. A process ends when the server is gone, never by a
 * signal to the whole group, such as Ctrl-C or that of systemd: the server first wants its last files judged.
 */
export const serveTasks = (tasks: Readonly<Record<string, (input: never) => unknown>>): void => {
  const perform = async ({ name, input }: SentTask) => {
    say({ kind: 'begun' });
    try {
      const output = await tasks[name]?.(input as never);
      say({ kind: 'done', output, isGrown: !parentPort && process.memoryUsage.rss() > maxKeptBytes });
    } catch (error) {
      say({ kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) });
    }
  };
  if (!parentPort) {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
    process.on('disconnect', () => process.exit());
  }
  (parentPort ?? process).on('message', perform);
  say({ kind: 'ready' });
};
