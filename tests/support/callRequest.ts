import { type Call, type Download, hasBody, pathFields } from '../../contract/calls/defineCall';

const part = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
};

/**
 * Returns the path and request of a call, with its input in the path, the body or the query; lists and
 * objects in the query are JSON.
 */
export const callRequest = (call: Call | Download, input: unknown): [path: string, init: RequestInit] => {
  const { method } = call;
  const values = Object.entries(Object(input));
  const inPath = pathFields(call);
  const path = inPath.reduce(
    (text, name) => text.replace(`:${name}`, part(Object(input)[name]) || 'undefined'),
    call.path,
  );
  if (hasBody(call)) {
    const headers = { 'content-type': 'application/json' };
    return [path, { method, headers, body: JSON.stringify(input) ?? '' }];
  }
  const query = values
    .filter(([name]) => !inPath.includes(name))
    .map(([name, value]) => `${part(name)}=${part(value)}`);
  return [`${path}?${query.join('&')}`, { method }];
};
