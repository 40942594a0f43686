import type { Call } from '../../contract/calls/defineCall';
import { callUrl } from './callUrl';

/** Address and request of a call: the input of a POST as its JSON body, of the others in the query. */
export const requestOf = async (
  { method, path }: Pick<Call, 'method' | 'path'>,
  input: unknown,
  write: (input: unknown) => Promise<string | Blob> | string,
): Promise<{ url: string; init: RequestInit & { headers?: Record<string, string> } }> =>
  method === 'POST'
    ? {
        url: callUrl(path),
        init: { method, headers: { 'Content-Type': 'application/json' }, body: await write(input) },
      }
    : { url: callUrl(path, input as object), init: { method } };
