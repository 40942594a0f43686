import { failure } from './failure';
import { trackInFlight } from './inFlight';
import { patience } from './patience';
import { readBody } from './readBody';
import { send } from './send';
import { withDeadline } from './withDeadline';

/** A JSON document of this site that is no call of /api, such as /config.json. */
export const fetchJson = (url: string): Promise<unknown> => {
  const run = async (signal: AbortSignal) => {
    const response = await send(url, { headers: { Accept: 'application/json' }, signal });
    if (!response.ok) throw await failure(response);
    return readBody(response);
  };
  return trackInFlight(() => withDeadline(patience.answer, undefined, run));
};
