import type { z } from 'zod';
import type { Call } from '../../contract/calls/defineCall';
import { failure } from './failure';
import { trackInFlight } from './inFlight';
import { readBody } from './readBody';
import { requestOf } from './requestOf';
import { send } from './send';
import { sendSignedIn } from './sendSignedIn';
import { unwrap } from './unwrap';

/** What a caller may say about one call. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
}

/** Makes a call of spec 7 and gives its answer unwrapped; refusals reject with react-admin's HttpError. */
export const callApi = <Input extends z.ZodType, Answer extends z.ZodType>(
  call: Call<Input, Answer>,
  input: z.input<Input>,
  { signal }: CallOptions = {},
): Promise<z.output<Answer>> =>
  trackInFlight(async () => {
    const { url, init } = requestOf(call, input);
    const transport = call.access === 'public' ? send : sendSignedIn;
    const response = await transport(url, { ...init, signal: signal ?? null });
    if (!response.ok) throw await failure(response);
    // The server is held to the schema by its own tests; parsing here would refuse the looser forms that api.md allows.
    return unwrap(await readBody(response)) as z.output<Answer>;
  });
