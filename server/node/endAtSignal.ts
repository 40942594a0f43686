import type { Log } from '../lib/log';

/** One thing to finish before the process ends. */
export interface EndingStep {
  readonly name: string;
  /** How long it may take; after that it is logged and abandoned. */
  readonly seconds: number;
  readonly run: () => Promise<unknown>;
}

const finish = async ({ name, seconds, run }: EndingStep, log: Log): Promise<void> => {
  const since = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      log.warn('an ending step was left unfinished', { step: name, seconds });
      resolve();
    }, seconds * 1000);
  });
  const done = run().catch((failure: unknown) => {
    log.error('an ending step failed', {
      step: name,
      name: failure instanceof Error ? failure.name : undefined,
    });
  });
  await Promise.race([done, tooLate]);
  clearTimeout(timer);
  log.info('an ending step is over', { step: name, milliseconds: Math.round(performance.now() - since) });
};

/** Ends the process on SIGTERM or SIGINT once work in progress is done, step by step; on a second signal, at once. */
export const endAtSignal = (begin: () => void, steps: readonly EndingStep[], log: Log): void => {
  let isEnding = false;
  const end = async (signal: NodeJS.Signals) => {
    isEnding = true;
    log.info('ending', { signal });
    begin();
    for (const step of steps) await finish(step, log);
    log.info('ended');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => (isEnding ? process.exit(1) : end(signal)));
};
