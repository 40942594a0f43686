import { HttpError } from 'ra-core';
import type { z } from 'zod';
import { viewResourceFile } from '../../contract/calls/application';
import type { Call, Download } from '../../contract/calls/defineCall';
import { withdrawCall } from '../../contract/calls/repeatableCall';
import type { Session } from '../../contract/entities/session';
import { errorMessages, messagesByField } from '../../contract/errorMessage';
import { errorsByField, withoutLabel } from '../../contract/fieldMessage';
import { noticeHeader } from '../../contract/rules/notice';
import { purpose } from '../../contract/rules/purpose';
import { assertOk, callRequest, callUrl, readAnswer } from './callPublic';
import { capabilities } from './capabilities';
import { askForFactor } from './factorRequest';
import { type RequestOptions, request, type SendInit, send, timeouts } from './request';
import { expireSession, inStorage, readSession } from './session';
import { type Sendable, sendWithProgress, writeBody } from './writeBody';

/** The progress of a call with files: they are read, then sent, then the server's answer is awaited. */
export interface SendingProgress {
  readonly phase: 'reading' | 'sending' | 'waiting';
  /** The completed share of the phase, 0 to 1. */
  readonly share: number;
}

/** Options for one call. */
export interface CallOptions extends RequestOptions {
  /** Called with the progress of reading and sending. */
  onProgress?: ((progress: SendingProgress) => void) | undefined;
  /** The key under which the server acts only once, however often the call is sent (spec 8, Submit/recheck). */
  idempotencyKey?: string | undefined;
  /** Whether nobody is looking at the answer yet; the audit then says so (spec 10.8). */
  isPrefetch?: boolean | undefined;
  /** Whether it goes on after the page is closed. */
  keepalive?: boolean | undefined;
}

/** Makes a call of spec 7 and returns its answer unwrapped; refusals reject with react-admin's HttpError. */
export const callApi = <Input extends z.ZodType, Answer extends z.ZodType>(
  call: Call<Input, Answer>,
  input: Sendable<z.input<Input>>,
  { onProgress, idempotencyKey, isPrefetch, keepalive = false, timeout, ...options }: CallOptions = {},
): Promise<z.output<Answer>> =>
  afterFactor(() =>
    request(
      async ({ signal, renew }) => {
        capabilities.assertAllowed(call);
        const report = (phase: SendingProgress['phase'], share: number) => {
          renew();
          onProgress?.({ phase, share });
        };
        const onSent = (share: number) => report(share === 1 ? 'waiting' : 'sending', share);
        const body = await writeBody(input, signal, (share) => report('reading', share));
        const hasFiles = body instanceof Blob;
        // A body without files is sent in one go.
        onSent(hasFiles ? 0 : 1);
        const { url, init } = callRequest(call, input, body);
        const response = await (call.access === 'public' ? send : sendSignedIn)(url, {
          ...init,
          keepalive,
          signal,
          headers: {
            ...init.headers,
            ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
            ...purposeHeaders(isPrefetch),
          },
          ...(hasFiles && { transport: (...sent) => sendWithProgress(...sent, onSent) }),
        });
        // The server's own tests hold it to the schema; parsing here would reject the looser forms that spec 7.1
        // allows.
        return readAnswer(call, response, readFieldErrors) as Promise<z.output<Answer>>;
      },
      { timeout: timeout ?? (call.body?.fileBytes ? timeouts.file : timeouts.answer), ...options },
    ),
  );

/**
 * Makes a call; where a recent factor or the password is asked for, has the person prove it, and makes the call once more:
 * it may then ask for the other one.
 */
export const afterFactor = async <Result>(
  run: () => Promise<Result>,
  proven: readonly string[] = [],
): Promise<Result> => {
  try {
    return await run();
  } catch (error) {
    const wanted: unknown = error instanceof HttpError && error.body?.needsFactor;
    if (typeof wanted !== 'string' || proven.includes(wanted) || !(await askForFactor(proofIn(wanted))))
      throw error;
    return afterFactor(run, [...proven, wanted]);
  }
};

const proofIn = (challenge: string) => (challenge.includes('"password"') ? 'password' : 'factor');

/** How long to wait, after cancelling a call, to learn its outcome, in milliseconds. */
const withdrawalTimeout = 10_000;

/** Thrown when the caller cancelled a call. */
class CancelledCall extends Error {
  constructor(
    /** Whether the server has confirmed that the call was not carried out and will not be. */
    readonly isCertain: boolean,
    cause: unknown,
  ) {
    super('The call was cancelled', { cause });
    this.name = 'CancelledCall';
  }
}

/**
 * Makes a call that can be cancelled. On cancellation the server is asked to withdraw it: if the call was
 * already carried out, its answer is returned; otherwise it rejects with a CancelledCall.
 */
export const callCancellable = async <Input extends z.ZodType, Answer extends z.ZodType>(
  call: Call<Input, Answer>,
  input: Sendable<z.input<Input>>,
  options: CallOptions = {},
): Promise<z.output<Answer>> => {
  try {
    return await callApi(call, input, options);
  } catch (error) {
    const { signal, idempotencyKey } = options;
    if (!signal?.aborted) throw error;
    const outcome = idempotencyKey
      ? await callApi(withdrawCall, { key: idempotencyKey }, { timeout: withdrawalTimeout }).catch(
          () => undefined,
        )
      : undefined;
    // The stored answer is that of this same call.
    if (outcome?.isDone) return outcome.answer as z.output<Answer>;
    throw new CancelledCall(outcome !== undefined, error);
  }
};

type FetchOptions = Pick<CallOptions, 'signal' | 'isSilent' | 'isPrefetch'>;

/** Makes a call of spec 7 that answers with a file; refusals reject with react-admin's HttpError. */
export const callDownload = <Input extends z.ZodType>(
  { method, path }: Download<Input>,
  input: z.input<Input>,
  options?: FetchOptions,
): Promise<Blob> => fetchFile(callUrl(path, input as object), method, options);

/** Fetches the file at a URL of /api; refusals reject with react-admin's HttpError. */
export const fetchFile = (
  url: string,
  method = 'GET',
  { isPrefetch, ...options }: FetchOptions = {},
): Promise<Blob> =>
  afterFactor(() =>
    request(
      async ({ signal, renew }) => {
        const response = await sendSignedIn(url, { method, signal, headers: purposeHeaders(isPrefetch) });
        const { body, headers } = await assertOk(response, readFieldErrors);
        const watched = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
          transform: (chunk, controller) => {
            renew();
            controller.enqueue(chunk);
          },
        });
        return new Response(body?.pipeThrough(watched) ?? null, { headers }).blob();
      },
      { timeout: timeouts.file, ...options },
    ),
  );

/** Empty also when the back end has no call to record the view later. */
const purposeHeaders = (isPrefetch = false): Record<string, string> =>
  isPrefetch && capabilities.allow(viewResourceFile) ? { [purpose.header]: purpose.prefetch } : {};

const unauthorized = 401;

/**
 * Sends with the session's token. A 401 refreshes the tokens and retries exactly once;
 * a second 401 ends the session (spec 4, Session).
 */
export const sendSignedIn = async (url: string, init: SendInit): Promise<Response> => {
  const session = readSession();
  if (!session) return send(url, init);
  const response = await send(url, withToken(init, session));
  if (response.status !== unauthorized) return tellNotice(response);

  // Loaded on demand: refreshing is needed only once a session has aged, so no page waits for its code.
  const { refreshSession } = await import('./refreshSession');
  if (!(await refreshSession(session))) return response;
  const renewed = readSession();
  // A call is never resent on behalf of somebody else who has signed in since.
  if (renewed?.username !== session.username) return response;
  const second = await send(url, withToken(init, renewed));
  const isStillTheirs = readSession()?.accessToken === renewed.accessToken;
  if (second.status === unauthorized && isStillTheirs) expireSession();
  return tellNotice(second);
};

let noticeListener: ((text: string) => void) | undefined;
let untold: string | undefined;

const tellUntold = () => {
  if (!untold || !noticeListener) return;
  noticeListener(untold);
  untold = undefined;
};

const tellNotice = (response: Response): Response => {
  const told = response.headers.get(noticeHeader);
  if (told) {
    untold = decodeURIComponent(told);
    tellUntold();
  }
  return response;
};

/**
 * Calls the listener with what the server tells the person beside an answer; at once with what it told while nobody was
 * listening, as a page's first calls may do before it is rendered. Returns a function to stop.
 */
export const onNotice = (listener: (text: string) => void): (() => void) => {
  noticeListener = listener;
  tellUntold();
  return () => {
    noticeListener = undefined;
  };
};

const withToken = (init: SendInit, { accessToken }: Session): SendInit => {
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${accessToken}`);
  const why = inStorage(() => sessionStorage.getItem('session.lookupPurpose'));
  if (why) headers.set('Lookup-Purpose', why);
  return { ...init, headers };
};

/** Returns the messages in a refusal's body by field, as react-admin expects them. */
export const readFieldErrors = (body: unknown): Record<string, string> => {
  const named = Object.entries(messagesByField(body));
  if (named.length === 0) return errorsByField(errorMessages(body));
  return Object.fromEntries(named.map(([field, text]) => [field, withoutLabel(text)]));
};
