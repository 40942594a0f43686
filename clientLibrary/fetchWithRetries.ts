import { TsiError } from './TsiError';

/** How calls are repeated that failed on their way, or that the server could not take. */
export interface Retries {
  /** How often a call is sent at most; 8 if absent, which takes about a minute. */
  readonly tries?: number;
  /** Milliseconds that one try may take; 60,000 if absent. */
  readonly timeout?: number;
  /** Seconds of a `Retry-After` that are waited for at most; 300 if absent. */
  readonly longestWait?: number;
  /** Replaces the platform's own. */
  readonly fetch?: typeof fetch;
}

/** Answers that say 'later', also of a proxy whose server is being started. */
const later = [429, 502, 503, 504];
const longestPause = 15;

/**
 * Sends a request until it is answered: again after a network failure, and after 429 and 503 when the server says. Only
 * for what may be sent twice: what reads, and what carries an `Idempotency-Key`.
 * @throws {TsiError} with status 0 if there was no answer
 */
export const fetchWithRetries = async (
  url: string,
  init: RequestInit,
  { tries = 8, timeout = 60_000, longestWait = 300, fetch: send = fetch }: Retries,
): Promise<Response> => {
  for (let count = 1; ; count += 1) {
    const isLast = count >= tries;
    const response = await attempt(send, url, { ...init, signal: signalOf(init, timeout) });
    init.signal?.throwIfAborted();
    if (response instanceof Response) {
      const seconds = secondsUntil(response) ?? pauseAfter(count);
      if (!later.includes(response.status) || isLast || seconds > longestWait) return response;
      await response.body?.cancel();
      await pause(seconds, init.signal);
    } else {
      if (isLast) throw new TsiError(0, [{ text: `No answer after ${tries} tries` }], undefined, response);
      await pause(pauseAfter(count), init.signal);
    }
  }
};

const attempt = async (
  send: typeof fetch,
  url: string,
  init: RequestInit & { readonly signal: AbortSignal },
): Promise<Response | { cause: unknown }> => {
  try {
    const response = await send(url, init);
    // Node's fetch may forget the signal once there is an answer, of which the rest can still be missing.
    const body = response.body?.pipeThrough(new TransformStream(), { signal: init.signal });
    return body ? new Response(body, response) : response;
  } catch (cause) {
    return { cause };
  }
};

/** Ends after so many milliseconds, or when the caller's own signal does; Node may forget one of `AbortSignal.any`. */
const signalOf = ({ signal }: RequestInit, timeout: number): AbortSignal => {
  const controller = new AbortController();
  const late = AbortSignal.timeout(timeout);
  late.addEventListener('abort', () => controller.abort(late.reason));
  signal?.addEventListener('abort', () => controller.abort(signal.reason), { signal: late });
  if (signal?.aborted) controller.abort(signal.reason);
  return controller.signal;
};

/** Returns the seconds that an answer asks to wait. */
const secondsUntil = ({ headers }: Response): number | undefined => {
  const value = headers.get('retry-after');
  if (value === null) return;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? undefined : Math.max(0, (moment - Date.now()) / 1000);
};

/** Half a second, then twice as long each time, never at the same moment as everybody else. */
const pauseAfter = (count: number) => Math.min(longestPause, 2 ** (count - 2)) * (0.75 + Math.random() / 2);

const pause = (seconds: number, signal?: AbortSignal | null) =>
  new Promise<void>((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, seconds * 1000);
    signal?.addEventListener('abort', end, { once: true });
  });
