import { HttpError } from 'ra-core';
import { v4 as uuid } from 'uuid';
import { extensions, notOffered } from './extensions';
import { request } from './request';
import { readFieldErrors, sendSignedIn } from './sendSignedIn';

/** Keys of what was sent and got no answer, by what was sent: sent again, it is the same call. */
const unanswered = new Map<string, string>();
const firstServerFailure = 500;

/**
 * The transport of a resource in the form that ra-data-simple-rest asks for. What is created or changed goes under an
 * Idempotency-Key; that the back end does not know the resource withdraws the call of our own that it needs.
 */
export const httpClientOf =
  (extension: string | undefined) =>
  (url: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('Accept', 'application/json');
    if (init.body) headers.set('Content-Type', 'application/json');
    const call = init.body ? `${init.method} ${url}\n${init.body}` : undefined;
    if (call) headers.set('Idempotency-Key', keyOf(call));
    return request({
      signal: init.signal,
      fieldErrors: readFieldErrors,
      send: async (signal) => {
        const response = await sendSignedIn(url, { ...init, headers, signal });
        // What a gateway in between failed with may have been done.
        if (call && response.status < firstServerFailure) unanswered.delete(call);
        if (isResourceMissing(url, response) && extensions.withdrawIfMissing({ extension }, response))
          throw new HttpError('', notOffered);
        return response;
      },
      read: async (response) => {
        const body = await response.text();
        const json = body === '' ? undefined : JSON.parse(body);
        return { status: response.status, headers: response.headers, body, json };
      },
    });
  };

const keyOf = (call: string): string => {
  const key = unanswered.get(call) ?? uuid();
  unanswered.set(call, key);
  return key;
};

const notFound = 404;

/** Below a path with an id, 404 means the id. */
const isResourceMissing = (url: string, { status }: Response): boolean =>
  status !== notFound || /^\/api\/[^/?]+(\?|$)/.test(url);
