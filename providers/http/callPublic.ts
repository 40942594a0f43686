import { HttpError } from 'ra-core';
import type { Call, CallAnswer, CallInput } from '../../contract/calls/defineCall';
import { extensions, notOffered } from './extensions';
import { type RequestOptions, readBody, request } from './request';
import { type SendInit, send, withBearer } from './send';

/** A call without its schemas, so that the login page does without the schema library. */
type Named = Pick<Call, 'method' | 'path' | 'extension'>;

interface PublicCallOptions {
  /** A bearer token, for a call that takes one of another kind than ours. */
  bearer?: string;
}

/** Makes a call that needs no session and returns its answer unwrapped. */
export const callPublic = <C extends Call>(
  call: Named & { access: 'public' },
  input: CallInput<C>,
  { bearer }: PublicCallOptions = {},
): Promise<CallAnswer<C>> =>
  makeCall(call, input, {
    send: (url, init) => send(url, bearer ? withBearer(init, bearer) : init),
    write: (body) => JSON.stringify(body),
  }) as Promise<CallAnswer<C>>;

interface Transport extends RequestOptions {
  send: (
    url: string,
    init: SendInit & { headers?: Record<string, string> },
    renew: () => void,
  ) => Promise<Response>;
  /** Writes the body of a POST. */
  write: (input: unknown, signal: AbortSignal, renew: () => void) => Promise<string | Blob> | string;
  fieldErrors?: (body: unknown) => Record<string, string>;
}

/** Makes a call: the input goes in the JSON body for a POST, otherwise in the query. */
export const makeCall = (
  call: Named,
  input: unknown,
  { send, write, ...options }: Transport,
): Promise<unknown> => {
  const { method, path } = call;
  const requestOf = async (signal: AbortSignal, renew: () => void) => {
    if (method !== 'POST') return { url: callUrl(path, input as object), init: { method, signal } };
    const headers = { 'Content-Type': 'application/json' };
    return { url: callUrl(path), init: { method, headers, body: await write(input, signal, renew), signal } };
  };
  return request({
    ...options,
    send: async (signal, renew) => {
      if (!extensions.allow(call)) throw new HttpError('', notOffered);
      const { url, init } = await requestOf(signal, renew);
      const response = await send(url, init, renew);
      if (extensions.withdrawIfMissing(call, response)) throw new HttpError('', notOffered);
      return response;
    },
    read: async (response) => unwrap(await readBody(response)),
  });
};

const base = '/api';

/** Returns the URL of a call; absent and empty parameters are left out of the query (spec 7.1, "Nothing selected"). */
export const callUrl = (path: string, query: object = {}): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') parameters.append(name, String(value));
  }
  const text = parameters.toString();
  return `${base}${path}${text && `?${text}`}`;
};

/** Returns the answer inside `{data: …}`, or the bare answer (spec 7.1, Envelope). */
export const unwrap = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
