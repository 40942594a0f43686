import { HttpError } from 'ra-core';
import { firstMessage } from '../../contract/errorMessage';
import { trackInFlight } from './inFlight';

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

interface Request<Answer> extends RequestOptions {
  /** Calling `renew` restarts the deadline. */
  send: (signal: AbortSignal, renew: () => void) => Promise<Response>;
  read: (response: Response, renew: () => void) => Promise<Answer>;
  /** Returns a refusal's messages by field. */
  fieldErrors?: ((body: unknown) => Record<string, string>) | undefined;
}

/**
 * Makes every request of the application: counts it while in flight and abandons it after the deadline. A
 * refusal rejects with react-admin's HttpError, which has the server's first message (spec 8).
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
  const start = () => withDeadline(options.timeout ?? timeouts.answer, options.signal, run);
  return options.isSilent ? start() : trackInFlight(start);
};

/**
 * Rejects with the reason of the caller's signal, or with a TimeoutError when nothing renewed the deadline
 * for `limit`.
 */
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

/** Returns the JSON of a response; plain text as it is, and undefined when the body is empty. */
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

/**
 * Returns the request id, by which a call that failed unexpectedly can be found in the log; undefined for
 * other answers, and when the back end sends none.
 */
const referenceOf = ({ status, headers }: Response): string | undefined =>
  (status === serverFailure && headers.get('X-Request-Id')) || undefined;

/**
 * Returns how many milliseconds to wait before retrying, as a temporarily unavailable server asked; undefined
 * when it does not say.
 */
export const retryAfterOf = ({ headers }: Response): number | undefined => {
  const text = headers.get('Retry-After');
  if (!text) return undefined;
  const wait = Number.isNaN(Number(text)) ? Date.parse(text) - Date.now() : Number(text) * seconds;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
};

/**
 * Returns the server's message in a failure; undefined when the server did not answer, and empty when it sent
 * no message.
 */
export const refusalMessage = (error: unknown): string | undefined =>
  error instanceof HttpError ? error.message : undefined;
