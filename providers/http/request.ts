import { HttpError } from 'ra-core';
import { firstMessage } from '../../contract/errorMessage';
import { trackInFlight } from './inFlight';

const seconds = 1000;

/** How long a request may go without a sign of the server, in milliseconds, before it is given up (spec 8, Network error). */
export const patience = {
  /** Searches, records, actions: all of the answer. */
  answer: 30 * seconds,
  /** Files: renewed by everything that arrives on either side, so that a slow line only takes longer. */
  file: 60 * seconds,
} as const;

/** What a caller may say about a request. */
export interface RequestOptions {
  signal?: AbortSignal | null | undefined;
  patience?: number | undefined;
  /** Whether nobody waits for it: the loading overlay does not count it. */
  isSilent?: boolean | undefined;
}

interface Request<Answer> extends RequestOptions {
  /** Whoever calls `renew` begins the wait anew. */
  send: (signal: AbortSignal, renew: () => void) => Promise<Response>;
  read: (response: Response, renew: () => void) => Promise<Answer>;
  /** What the body of a refusal says about fields. */
  fieldErrors?: ((body: unknown) => Record<string, string>) | undefined;
}

/**
 * Every request of the application: counted while it is in flight and given up in time. A refusal rejects with
 * react-admin's HttpError, which has the server's first message (spec 8).
 */
export const request = <Answer>({
  send,
  read,
  fieldErrors,
  ...options
}: Request<Answer>): Promise<Answer> => {
  const run = async (signal: AbortSignal, renew: () => void) => {
    const response = await send(signal, renew);
    if (response.ok) return read(response, renew);
    const body = await readBody(response);
    throw new HttpError(firstMessage(body) ?? '', response.status, {
      ...(fieldErrors && { errors: fieldErrors(body) }),
      retryAfter: retryAfterOf(response),
      reference: referenceOf(response),
    });
  };
  const start = () => withDeadline(options.patience ?? patience.answer, options.signal, run);
  return options.isSilent ? start() : trackInFlight(start);
};

/** Ends with what the caller's signal ends with, or with a TimeoutError when nothing renewed the deadline for `limit`. */
const withDeadline = async <T>(
  limit: number,
  caller: AbortSignal | null | undefined,
  run: (signal: AbortSignal, renew: () => void) => Promise<T>,
): Promise<T> => {
  const controller = new AbortController();
  const expire = () =>
    controller.abort(new DOMException('The server did not answer in time', 'TimeoutError'));
  const giveUp = () => controller.abort(caller?.reason);
  let timer = setTimeout(expire, limit);
  const renew = () => {
    clearTimeout(timer);
    timer = setTimeout(expire, limit);
  };
  caller?.addEventListener('abort', giveUp);
  if (caller?.aborted) giveUp();
  try {
    return await run(controller.signal, renew);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', giveUp);
  }
};

/** The JSON of a response; plain text as it is, and undefined when there is nothing. */
export const readBody = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const serverFailure = 500;

/** By what the log finds a call that failed unexpectedly: the request's id; undefined for other answers, and where the back end gives none. */
const referenceOf = ({ status, headers }: Response): string | undefined =>
  (status === serverFailure && headers.get('X-Request-Id')) || undefined;

/** In how many milliseconds a server that can't answer now wants to be asked again; undefined when it does not say. */
export const retryAfterOf = ({ headers }: Response): number | undefined => {
  const text = headers.get('Retry-After');
  if (!text) return undefined;
  const wait = Number.isNaN(Number(text)) ? Date.parse(text) - Date.now() : Number(text) * seconds;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
};

/** The server's message inside a failure; undefined when the server did not answer, and empty when it said nothing. */
export const refusalMessage = (error: unknown): string | undefined =>
  error instanceof HttpError ? error.message : undefined;
