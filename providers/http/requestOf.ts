import type { Call } from '../../contract/calls/defineCall';
import { callUrl } from './callUrl';

/** Address and request of a call: the input of a POST as JSON, of the others in the query. */
export const requestOf = (
  { method, path }: Pick<Call, 'method' | 'path'>,
  input: unknown,
): { url: string; init: RequestInit } => {
  const inBody = method === 'POST';
  return {
    url: callUrl(path, inBody ? {} : (input as object)),
    init: {
      method,
      ...(inBody && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(input) }),
    },
  };
};
