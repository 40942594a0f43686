import { request } from './request';
import { readFieldErrors, sendSignedIn } from './sendSignedIn';

/** The same transport in the form that ra-data-simple-rest asks for. */
export const httpClient = (url: string, init: RequestInit = {}) => {
  const headers = new Headers(init.headers);
  headers.set('Accept', 'application/json');
  if (init.body) headers.set('Content-Type', 'application/json');
  return request({
    signal: init.signal,
    fieldErrors: readFieldErrors,
    send: (signal) => sendSignedIn(url, { ...init, headers, signal }),
    read: async (response) => {
      const body = await response.text();
      const json = body === '' ? undefined : JSON.parse(body);
      return { status: response.status, headers: response.headers, body, json };
    },
  });
};
