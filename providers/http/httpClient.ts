import { HttpError } from 'ra-core';
import { v4 as uuid } from 'uuid';
import { extensions, notOffered } from './extensions';
import { request } from './request';
import { readFieldErrors, sendSignedIn } from './sendSignedIn';

/** Idempotency keys of calls without an answer, by their content: sent again, it is the same call. */
const unanswered = new Map<string, string>();
const firstServerFailure = 500;

/**
 * Returns the transport of a resource in the form that ra-data-simple-rest expects. Creations and changes are
 * sent with an Idempotency-Key. If the back end does not know the resource, the extension that it needs is
 * withdrawn.
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
        // When a gateway in between fails, the call may still have been carried out.
        if (call && response.status < firstServerFailure) unanswered.delete(call);
        if (isResourceMissing(url, response) && extensions.dropIfMissing({ extension }, response))
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

/** Returns whether the resource itself is missing: below a path with an id, 404 refers to the id. */
const isResourceMissing = (url: string, { status }: Response): boolean =>
  status !== notFound || /^\/api\/[^/?]+(\?|$)/.test(url);
