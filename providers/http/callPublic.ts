import type { Call, CallAnswer, CallInput } from '../../contract/calls/defineCall';
import { firstMessage } from '../../contract/errorMessage';
import { trackInFlight } from './inFlight';
import { patience } from './patience';
import { Refusal } from './Refusal';
import { readBody } from './readBody';
import { requestOf } from './requestOf';
import { send } from './send';
import { unwrap } from './unwrap';
import { withBearer } from './withBearer';
import { withDeadline } from './withDeadline';

interface PublicCallOptions {
  /** A token to show, where the call takes one of another kind than ours. */
  bearer?: string;
}

/** Makes a call that needs no session and gives its answer unwrapped, as `callApi` does; rejects with a Refusal. */
export const callPublic = <C extends Call>(
  call: Pick<C, 'method' | 'path' | 'access'> & { access: 'public' },
  input: CallInput<C>,
  { bearer }: PublicCallOptions = {},
): Promise<CallAnswer<C>> => {
  const run = async (signal: AbortSignal) => {
    const { url, init } = await requestOf(call, input, JSON.stringify);
    const response = await send(url, { ...(bearer ? withBearer(init, bearer) : init), signal });
    const body = await readBody(response);
    if (!response.ok) throw new Refusal(firstMessage(body) ?? '', response.status, body);
    return unwrap(body) as CallAnswer<C>;
  };
  return trackInFlight(() => withDeadline(patience.answer, undefined, run));
};
