import { readBody, request } from './request';
import { send } from './send';

/** A JSON document of this site that is no call of /api, such as /config.json. */
export const fetchJson = (url: string): Promise<unknown> =>
  request({
    send: (signal) => send(url, { headers: { Accept: 'application/json' }, signal }),
    read: readBody,
  });
