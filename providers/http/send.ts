import { connection } from './connection';

/** A request, and how it is sent where fetch can't do it. */
export interface SendInit extends RequestInit {
  via?: (url: string, init: RequestInit) => Promise<Response>;
  /** Whether a failure is neither logged nor taken for a sign of a lost connection: it is asked for nothing but that. */
  isProbe?: boolean;
}

/** How a request is sent. */
export type Send = (url: string, init: SendInit) => Promise<Response>;

/** The only fetch: a network error without response is logged, and rejected like any other (spec 8). */
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

/** The same request with a token to show. */
export const withBearer = (init: SendInit, token: string): SendInit => {
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${token}`);
  return { ...init, headers };
};

const logged = new WeakSet<object>();

/** Logs a failure (spec 8, "logged"), once however many hear of it. */
export const logFailure = (what: string, error: unknown): void => {
  if (typeof error === 'object' && error !== null) {
    if (logged.has(error)) return;
    logged.add(error);
  }
  console.error(what, error);
};
