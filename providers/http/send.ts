import { connection } from './connection';

/** A request, and an alternative way to send it when fetch can't do it. */
export interface SendInit extends RequestInit {
  via?: (url: string, init: RequestInit) => Promise<Response>;
  /**
   * Whether this is a probe of the connection: its failure is neither logged nor treated as a sign of a lost
   * connection.
   */
  isProbe?: boolean;
}

/** Sends a request. */
export type Send = (url: string, init: SendInit) => Promise<Response>;

/** Makes the only fetch call: a network error without a response is logged, and rejects like any other (spec 8). */
export const send: Send = async (url, { via, isProbe, ...init }) => {
  try {
    const response = await (via ? via(url, init) : fetch(url, init));
    connection.heard();
    return response;
  } catch (error) {
    if (!isProbe && !isGivenUp(init.signal)) {
      logFailure(`No response from ${url}`, error);
      connection.doubted();
    }
    throw error;
  }
};

const isGivenUp = (signal: AbortSignal | null | undefined) =>
  signal?.aborted === true && signal.reason?.name !== 'TimeoutError';

/** Returns a copy of a request's options whose Authorization header has the token. */
export const withBearer = (init: SendInit, token: string): SendInit => {
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${token}`);
  return { ...init, headers };
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
