import { externalStore } from '../externalStore';

const seconds = 1000;

/**
 * How long a request may go without a sign from the server before it is abandoned, in milliseconds
 * (spec 8, Network error).
 */
export const timeouts = {
  /** Searches, records, actions: the time for the whole answer. */
  answer: 30 * seconds,
  /** Files: renewed by everything that arrives on either side, so that a slow connection only takes longer. */
  file: 60 * seconds,
} as const;

/** Options for a request. */
export interface RequestOptions {
  signal?: AbortSignal | null | undefined;
  timeout?: number | undefined;
  /** Whether nobody is waiting for it, so that the loading overlay does not count it. */
  isSilent?: boolean | undefined;
}

/** The time limit of a request. */
interface Deadline {
  /** Aborted with the reason of the caller's signal, or with a TimeoutError when the time is over. */
  readonly signal: AbortSignal;
  /** Gives the request its whole time again, because there was a sign of progress. */
  renew: () => void;
}

/** Runs every request of the application: counts it while in flight, and abandons it after its deadline. */
export const request = async <Answer>(
  run: (deadline: Deadline) => Promise<Answer>,
  { signal: caller, timeout = timeouts.answer, isSilent }: RequestOptions = {},
): Promise<Answer> => {
  const controller = new AbortController();
  const { signal } = controller;
  // A body that is read on after the signal does not keep the caller, nor the overlay.
  const abandoned = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const expire = () =>
    controller.abort(new DOMException('The server did not answer in time', 'TimeoutError'));
  const giveUp = () => controller.abort(caller?.reason);
  let timer = setTimeout(expire, timeout);
  const renew = () => {
    clearTimeout(timer);
    timer = setTimeout(expire, timeout);
  };
  caller?.addEventListener('abort', giveUp);
  if (caller?.aborted) giveUp();
  try {
    const start = () => Promise.race([run({ signal, renew }), abandoned]);
    return await (isSilent ? start() : trackInFlight(start));
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', giveUp);
  }
};

/** The number of requests in flight (spec 1, loading overlay). */
export const inFlight = externalStore(0);

/** Counts a request while it runs, however it ends. */
export const trackInFlight = async <T>(run: () => Promise<T>): Promise<T> => {
  inFlight.set(inFlight.getSnapshot() + 1);
  try {
    return await run();
  } finally {
    inFlight.set(inFlight.getSnapshot() - 1);
  }
};

/** A request to send. */
export interface SendInit extends RequestInit {
  /** Sends it in place of fetch. */
  transport?: (url: string, init: RequestInit) => Promise<Response>;
  /** Whether this is a probe of the connection: its failure is neither logged nor a reason for another probe. */
  isProbe?: boolean;
}

/** Makes the only fetch call: a network error without a response is logged, and rejects like any other (spec 8). */
export const send = async (url: string, { transport, isProbe, ...init }: SendInit): Promise<Response> => {
  try {
    const response = await (transport ? transport(url, init) : fetch(url, init));
    settle(false);
    return response;
  } catch (error) {
    const { signal } = init;
    const isGivenUp = signal?.aborted && signal.reason?.name !== 'TimeoutError';
    if (!isProbe && !isGivenUp) {
      logFailure(`No response from ${url}`, error);
      void probe();
    }
    throw error;
  }
};

const logged = new WeakSet<object>();

/** Logs a failure (spec 8, "logged") once, however many callers report it. */
export const logFailure = (what: string, error: unknown): void => {
  if (typeof error === 'object' && error !== null) {
    if (logged.has(error)) return;
    logged.add(error);
  }
  console.error(what, error);
};

/** Pause between a failed probe and the next one, and how long a probe may take, in milliseconds. */
const probeTime = 5000;

const lost = externalStore(false);
let isWatched = false;
let isProbing = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const settle = (isLost: boolean) => {
  clearTimeout(timer);
  if (isLost && isWatched) timer = setTimeout(probe, probeTime);
  if (isLost !== lost.getSnapshot()) lost.set(isLost);
};

const probe = async () => {
  if (!isWatched || isProbing) return;
  isProbing = true;
  const isThere = await fetchFromSite('/config.json').then(
    () => true,
    () => false,
  );
  isProbing = false;
  settle(!isThere);
};

/** Fetches a document of this site in its current version, whatever its status; rejects when there is no answer. */
export const fetchFromSite = (path: string): Promise<Response> =>
  send(path, { cache: 'no-store', isProbe: true, signal: AbortSignal.timeout(probeTime) });

/** Whether the connection to the server is lost, as an external store. A single failed call does not mean that. */
export const connection = {
  subscribe: lost.subscribe,
  getSnapshot: lost.getSnapshot,
  /** Finds out whether the server answers, if the connection is watched. */
  probe,
  /**
   * Watches the connection through the browser's events, and through probes of the site while it is in doubt;
   * returns a function to stop.
   */
  watch: (): (() => void) => {
    const onOffline = () => settle(true);
    isWatched = true;
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', probe);
    if (!navigator.onLine) onOffline();
    return () => {
      isWatched = false;
      settle(false);
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', probe);
    };
  },
};
