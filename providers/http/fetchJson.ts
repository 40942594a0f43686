import { trackInFlight } from './inFlight';
import { patience } from './patience';
import { Refusal } from './Refusal';
import { readBody } from './readBody';
import { send } from './send';
import { withDeadline } from './withDeadline';

/** A JSON document of this site that is no call of /api, such as /config.json. */
export const fetchJson = (url: string): Promise<unknown> => {
  const run = async (signal: AbortSignal) => {
    const response = await send(url, { headers: { Accept: 'application/json' }, signal });
    const body = await readBody(response);
    if (!response.ok) throw new Refusal('', response.status, body);
    return body;
  };
  return trackInFlight(() => withDeadline(patience.answer, undefined, run));
};
