import type { z } from 'zod';
import type { Call } from '../../contract/calls/defineCall';
import { callUrl } from './callUrl';
import { failure } from './failure';
import { trackInFlight } from './inFlight';
import { readBody } from './readBody';
import { send } from './send';
import { sendSignedIn } from './sendSignedIn';
import { unwrap } from './unwrap';
import { withBearer } from './withBearer';

/** What a caller may say about one call. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** A token to show instead of the session's, for a call that is open to everyone. */
  bearer?: string;
  /** Under which the server does it once, however often it is sent (spec 8, Submit/recheck). */
  idempotencyKey?: string | undefined;
}

/** Makes a call of spec 7 and gives its answer unwrapped; refusals reject with react-admin's HttpError. */
export const callApi = <Input extends z.ZodType, Answer extends z.ZodType>(
  call: Call<Input, Answer>,
  input: z.input<Input>,
  { signal, bearer, idempotencyKey }: CallOptions = {},
): Promise<z.output<Answer>> =>
  trackInFlight(async () => {
    const inBody = call.method === 'POST';
    const url = callUrl(call.path, inBody ? {} : (input as object));
    const transport = call.access === 'public' ? send : sendSignedIn;
    const init: RequestInit = {
      method: call.method,
      signal: signal ?? null,
      ...(inBody && {
        headers: {
          'Content-Type': 'application/json',
          ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
        },
        body: JSON.stringify(input),
      }),
    };
    const response = await transport(url, bearer ? withBearer(init, bearer) : init);
    if (!response.ok) throw await failure(response);
    // The server is held to the schema by its own tests; parsing here would refuse the looser forms that api.md allows.
    return unwrap(await readBody(response)) as z.output<Answer>;
  });
