import { failure } from './failure';
import { trackInFlight } from './inFlight';
import { readBody } from './readBody';
import { send } from './send';

/** A JSON document of this site that is no call of /api, such as /config.json. */
export const fetchJson = (url: string): Promise<unknown> =>
  trackInFlight(async () => {
    const response = await send(url, { headers: { Accept: 'application/json' } });
    if (!response.ok) throw await failure(response);
    return readBody(response);
  });
