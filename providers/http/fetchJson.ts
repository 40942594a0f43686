import { readBody, request } from './request';
import { send } from './send';

/** Fetches a JSON document of this site outside /api, such as /config.json. */
export const fetchJson = (url: string): Promise<unknown> =>
  request({
    send: (signal) => send(url, { headers: { Accept: 'application/json' }, signal }),
    read: readBody,
  });
