import { trackInFlight } from './inFlight';
import { Refusal } from './Refusal';
import { readBody } from './readBody';
import { send } from './send';

/** A JSON document of this site that is no call of /api, such as /config.json. */
export const fetchJson = (url: string): Promise<unknown> =>
  trackInFlight(async () => {
    const response = await send(url, { headers: { Accept: 'application/json' } });
    const body = await readBody(response);
    if (!response.ok) throw new Refusal('', response.status, body);
    return body;
  });
