import type { z } from 'zod';
import type { Call } from '../../contract/calls/defineCall';
import { failure } from './failure';
import { trackInFlight } from './inFlight';
import { patience } from './patience';
import { readBody } from './readBody';
import { requestOf } from './requestOf';
import { type SendInit, send } from './send';
import type { Sendable } from './sendable';
import type { OnProgress } from './sendingProgress';
import { sendSignedIn } from './sendSignedIn';
import { unwrap } from './unwrap';
import { withDeadline } from './withDeadline';
import { writeBody } from './writeBody';

/** What a caller may say about one call. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Milliseconds after which a server that is silent is given up, where that is not the usual. */
  patience?: number;
  /** Whether nobody waits for it: the loading overlay does not count it. */
  isSilent?: boolean;
  /** Told how reading and sending go. */
  onProgress?: OnProgress | undefined;
  /** Under which the server does it once, however often it is sent (spec 8, Submit/recheck). */
  idempotencyKey?: string | undefined;
}

/** Makes a call of spec 7 and gives its answer unwrapped; refusals reject with react-admin's HttpError. */
export const callApi = <Input extends z.ZodType, Answer extends z.ZodType>(
  call: Call<Input, Answer>,
  input: Sendable<z.input<Input>>,
  options: CallOptions = {},
): Promise<z.output<Answer>> => {
  const { onProgress, idempotencyKey } = options;
  const limit = options.patience ?? (call.maxBodyBytes ? patience.file : patience.answer);
  const transport = call.access === 'public' ? send : sendSignedIn;

  const run = async (signal: AbortSignal, renew: () => void) => {
    const tell = (phase: 'reading' | 'sending', share: number) => {
      renew();
      onProgress?.(phase === 'sending' && share === 1 ? { phase: 'waiting', share } : { phase, share });
    };
    const { url, init } = await requestOf(call, input, (value) =>
      writeBody(value, { signal, onRead: (share) => tell('reading', share) }),
    );
    const hasFiles = init.body instanceof Blob;
    // A body without files is sent in one go.
    tell('sending', hasFiles ? 0 : 1);
    const request: SendInit = {
      ...init,
      signal,
      ...(idempotencyKey && { headers: { ...init.headers, 'Idempotency-Key': idempotencyKey } }),
      ...(hasFiles && { onSent: (share) => tell('sending', share) }),
    };
    const response = await transport(url, request);
    if (!response.ok) throw await failure(response);
    // The server is held to the schema by its own tests; parsing here would refuse the looser forms that api.md allows.
    return unwrap(await readBody(response)) as z.output<Answer>;
  };
  const begin = () => withDeadline(limit, options.signal, run);
  return options.isSilent ? begin() : trackInFlight(begin);
};
