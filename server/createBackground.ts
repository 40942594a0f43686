import type { Background } from './background';
import { describeFailure } from './http/describeFailure';
import type { Log } from './log';

/** Keeps track of what still runs after its answer was given. */
export const createBackground = (log: Log): Background => {
  const running = new Set<Promise<void>>();
  return {
    run: (name, task) => {
      const done: Promise<void> = Promise.resolve()
        .then(task)
        .catch((failure: unknown) => log.error(name, { failure: describeFailure(failure) }))
        .finally(() => running.delete(done));
      running.add(done);
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
};
