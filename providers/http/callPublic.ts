import { HttpError } from 'ra-core';
import type { Call, CallAnswer, CallInput } from '../../contract/calls/defineCall';
import { extensions, notOffered } from './extensions';
import { type RequestOptions, readBody, request } from './request';
import { type SendInit, send, withBearer } from './send';

/** A call without its schemas, whose library the login page does without. */
type Named = Pick<Call, 'method' | 'path' | 'extension'>;

interface PublicCallOptions {
  /** A token to show, where the call takes one of another kind than ours. */
  bearer?: string;
}

/** Makes a call that needs no session and gives its answer unwrapped. */
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
  /** Gives the body of a POST. */
  write: (input: unknown, signal: AbortSignal, renew: () => void) => Promise<string | Blob> | string;
  fieldErrors?: (body: unknown) => Record<string, string>;
}

/** Makes a call: the input of a POST goes as its JSON body, of the others in the query. */
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

/** The address of a call; absent and empty parameters stay out of the query (spec 7.1, "Nothing selected"). */
export const callUrl = (path: string, query: object = {}): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') parameters.append(name, String(value));
  }
  const text = parameters.toString();
  return `${base}${path}${text && `?${text}`}`;
};

/** The answer inside `{data: …}`, or the bare answer (spec 7.1, Envelope). */
export const unwrap = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
