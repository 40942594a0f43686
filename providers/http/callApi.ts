import type { z } from 'zod';
import { viewResourceFile } from '../../contract/calls/application';
import type { Call } from '../../contract/calls/defineCall';
import { withdrawCall } from '../../contract/calls/repeatableCall';
import { purpose } from '../../contract/rules/purpose';
import { makeCall } from './callPublic';
import { extensions } from './extensions';
import { type RequestOptions, timeouts } from './request';
import { send } from './send';
import { readFieldErrors, sendSignedIn } from './sendSignedIn';
import { sendWithProgress } from './sendWithProgress';
import { type Sendable, writeBody } from './writeBody';

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
}

/**
 * Returns the headers of a call whose answer nobody is looking at yet; empty when the back end has no call to
 * record the view later.
 */
export const purposeHeaders = ({ isPrefetch }: Pick<CallOptions, 'isPrefetch'>): Record<string, string> =>
  isPrefetch && extensions.allow(viewResourceFile) ? { [purpose.header]: purpose.prefetch } : {};

/** Makes a call of spec 7 and returns its answer unwrapped; refusals reject with react-admin's HttpError. */
export const callApi = <Input extends z.ZodType, Answer extends z.ZodType>(
  call: Call<Input, Answer>,
  input: Sendable<z.input<Input>>,
  { onProgress, idempotencyKey, isPrefetch, signal, isSilent, ...options }: CallOptions = {},
): Promise<z.output<Answer>> => {
  const transport = call.access === 'public' ? send : sendSignedIn;
  return makeCall(call, input, {
    signal,
    isSilent,
    timeout: options.timeout ?? (call.body?.fileBytes ? timeouts.file : timeouts.answer),
    fieldErrors: readFieldErrors,
    write: (body, cut, renew) =>
      writeBody(body, cut, (share) => {
        renew();
        onProgress?.({ phase: 'reading', share });
      }),
    send: (url, init, renew) => {
      const onSent = (share: number) => {
        renew();
        onProgress?.({ phase: share === 1 ? 'waiting' : 'sending', share });
      };
      const hasFiles = init.body instanceof Blob;
      // A body without files is sent in one go.
      onSent(hasFiles ? 0 : 1);
      return transport(url, {
        ...init,
        headers: {
          ...init.headers,
          ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
          ...purposeHeaders({ isPrefetch }),
        },
        ...(hasFiles && { via: (...sent) => sendWithProgress(...sent, onSent) }),
      });
    },
    // The server's own tests hold it to the schema; parsing here would reject the looser forms that spec 7.1
    // allows.
  }) as Promise<z.output<Answer>>;
};

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
