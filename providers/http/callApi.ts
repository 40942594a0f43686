import type { z } from 'zod';
import { viewResourceFile } from '../../contract/calls/application';
import type { Call } from '../../contract/calls/defineCall';
import { withdrawCall } from '../../contract/calls/repeatableCall';
import { purpose } from '../../contract/rules/purpose';
import { makeCall } from './callPublic';
import { extensions } from './extensions';
import { patience, type RequestOptions } from './request';
import { send } from './send';
import { readFieldErrors, sendSignedIn } from './sendSignedIn';
import { sendWithProgress } from './sendWithProgress';
import { type Sendable, writeBody } from './writeBody';

/** How far a call with files has come: they are read, sent, and then the server is waited for. */
export interface SendingProgress {
  readonly phase: 'reading' | 'sending' | 'waiting';
  /** How much of the phase is done, 0 to 1. */
  readonly share: number;
}

/** What a caller may say about one call. */
export interface CallOptions extends RequestOptions {
  /** Told how reading and sending go. */
  onProgress?: ((progress: SendingProgress) => void) | undefined;
  /** Under which the server does it once, however often it is sent (spec 8, Submit/recheck). */
  idempotencyKey?: string | undefined;
  /** Whether nobody looks at the answer yet; the audit then tells so (spec 10.8). */
  isFetchedAhead?: boolean | undefined;
}

/** The headers of a call whose answer nobody looks at yet; none where the back end has no call for telling of a look later. */
export const purposeOf = ({ isFetchedAhead }: Pick<CallOptions, 'isFetchedAhead'>): Record<string, string> =>
  isFetchedAhead && extensions.allow(viewResourceFile) ? { [purpose.header]: purpose.fetchedAhead } : {};

/** Makes a call of spec 7 and gives its answer unwrapped; refusals reject with react-admin's HttpError. */
export const callApi = <Input extends z.ZodType, Answer extends z.ZodType>(
  call: Call<Input, Answer>,
  input: Sendable<z.input<Input>>,
  { onProgress, idempotencyKey, isFetchedAhead, signal, isSilent, ...options }: CallOptions = {},
): Promise<z.output<Answer>> => {
  const transport = call.access === 'public' ? send : sendSignedIn;
  return makeCall(call, input, {
    signal,
    isSilent,
    patience: options.patience ?? (call.body?.fileBytes ? patience.file : patience.answer),
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
          ...purposeOf({ isFetchedAhead }),
        },
        ...(hasFiles && { via: (...sent) => sendWithProgress(...sent, onSent) }),
      });
    },
    // The server is held to the schema by its own tests; parsing here would refuse the looser forms that spec 7.1 allows.
  }) as Promise<z.output<Answer>>;
};

/** How long a person who cancelled waits to hear what came of the call, in milliseconds. */
const withdrawalPatience = 10_000;

/** A call that its caller cancelled. */
class CancelledCall extends Error {
  constructor(
    /** Whether the server has said that it is not done and will not be. */
    readonly isCertain: boolean,
    cause: unknown,
  ) {
    super('The call was cancelled', { cause });
    this.name = 'CancelledCall';
  }
}

/**
 * Makes a call that can be cancelled. The server is then asked to withdraw it: if it was done already, its answer is the
 * call's; otherwise the call rejects with a CancelledCall.
 */
export const callOnce = async <Input extends z.ZodType, Answer extends z.ZodType>(
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
      ? await callApi(withdrawCall, { key: idempotencyKey }, { patience: withdrawalPatience }).catch(
          () => undefined,
        )
      : undefined;
    // The answer that was kept is that of the very same call.
    if (outcome?.isDone) return outcome.answer as z.output<Answer>;
    throw new CancelledCall(outcome !== undefined, error);
  }
};
