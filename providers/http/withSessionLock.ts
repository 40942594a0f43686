const name = 'session';

/** Runs one exchange of tokens at a time in all tabs of this browser; in this tab alone where locks are unknown. */
export const withSessionLock = async <T>(run: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? await navigator.locks.request(name, run) : run();
