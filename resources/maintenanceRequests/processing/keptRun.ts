import type { ProcessingRun } from './processingRun';

const key = 'maintenance.processing';
const listeners = new Set<() => void>();
let known: { text: string | null; run: ProcessingRun | undefined } = { text: null, run: undefined };

const parse = (text: string): ProcessingRun | undefined => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * The last processing of this tab, kept in session storage until the tab is closed: ids and reasons, nothing
 * about a person.
 */
export const keptRun = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): ProcessingRun | undefined => {
    const text = sessionStorage.getItem(key);
    if (text !== known.text) known = { text, run: text === null ? undefined : parse(text) };
    return known.run;
  },
  set: (run: ProcessingRun | undefined): void => {
    if (run) sessionStorage.setItem(key, JSON.stringify(run));
    else sessionStorage.removeItem(key);
    for (const listener of listeners) listener();
  },
};
