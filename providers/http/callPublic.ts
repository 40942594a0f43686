import { HttpError } from 'ra-core';
import type { Call, CallAnswer, CallInput } from '../../contract/calls/defineCall';
import { firstMessage } from '../../contract/errorMessage';
import { proveKey } from './browserKey';
import { capabilities } from './capabilities';
import { request, send } from './request';

/** A call without its schemas, so that the login page does without the schema library. */
type Named = Pick<Call, 'method' | 'path' | 'capability'>;

interface PublicCallOptions {
  /** A bearer token, for a call that takes one of another kind than ours. */
  bearer?: string;
  /** Whether it signs in, so that the session is bound to this browser's key. */
  isSignIn?: boolean;
}

/** Makes a call that needs no session and returns its answer unwrapped; refusals reject with react-admin's HttpError. */
export const callPublic = <C extends Call>(
  call: Named & { access: 'public' },
  input: CallInput<C>,
  { bearer, isSignIn }: PublicCallOptions = {},
): Promise<CallAnswer<C>> =>
  request(async ({ signal }) => {
    capabilities.assertAllowed(call);
    const { url, init } = callRequest(call, input);
    const proof = isSignIn && (await proveKey(call.method, url, isSignIn));
    const headers = {
      ...init.headers,
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
      ...(proof && { DPoP: proof }),
    };
    return readAnswer(call, await send(url, { ...init, headers, signal })) as Promise<CallAnswer<C>>;
  });

/** Fetches a JSON document of this site outside /api, such as /config.json. */
export const fetchJson = (url: string): Promise<unknown> =>
  request(async ({ signal }) =>
    readBody(await assertOk(await send(url, { headers: { Accept: 'application/json' }, signal }))),
  );

/** Returns the URL and the options of a call: its input goes in the JSON body of a POST, otherwise in the query. */
export const callRequest = (
  { method, path }: Named,
  input: unknown,
  body: string | Blob = JSON.stringify(input),
): { url: string; init: { method: string; headers: Record<string, string>; body?: string | Blob } } =>
  method === 'POST'
    ? { url: callUrl(path), init: { method, headers: { 'Content-Type': 'application/json' }, body } }
    : { url: callUrl(path, input as object), init: { method, headers: {} } };

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

/**
 * Returns a call's answer unwrapped.
 * @param fieldErrors returns the messages of a refusal's body by field
 * @throws HttpError when it was refused, or is not offered by this back end
 */
export const readAnswer = async (
  call: Named,
  response: Response,
  fieldErrors?: (body: unknown) => Record<string, string>,
): Promise<unknown> => {
  await capabilities.assertFound(call, response);
  return unwrap(await readBody(await assertOk(response, fieldErrors, call.capability !== undefined)));
};

/**
 * Returns a response that was not refused.
 * @param fieldErrors returns the messages of a refusal's body by field
 * @param isOwn whether it answers a call of our own, which says itself what it did not find
 * @throws HttpError for a refusal, with the server's first message (spec 8)
 */
export const assertOk = async (
  response: Response,
  fieldErrors?: (body: unknown) => Record<string, string>,
  isOwn = false,
): Promise<Response> => {
  if (response.ok) return response;
  const { status, headers } = response;
  const body = await readBody(response);
  throw new HttpError(firstMessage(body) ?? '', status, {
    ...(fieldErrors && { errors: fieldErrors(body) }),
    retryAfter: retryAfterOf(response),
    isOwn,
    // The person was told why, beside this.
    isTold: headers.has('Notice'),
    // A factor, or the password, is to be proven first (RFC 9470).
    needsFactor: headers.get('WWW-Authenticate'),
    // Finds a call that failed unexpectedly in the log.
    reference: (status === serverFailure && headers.get('X-Request-Id')) || undefined,
  });
};

const serverFailure = 500;

/** Returns the JSON of a response; plain text as it is, and undefined when the body is empty. */
export const readBody = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Returns the answer inside `{data: …}`, or the bare answer (spec 7.1, Envelope). */
export const unwrap = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body ? body.data : body;

const second = 1000;

/**
 * Returns how many milliseconds to wait before retrying, as a temporarily unavailable server asked; undefined
 * when it does not say.
 */
export const retryAfterOf = ({ headers }: Response): number | undefined => {
  const text = headers.get('Retry-After');
  if (!text) return undefined;
  const wait = Number.isNaN(Number(text)) ? Date.parse(text) - Date.now() : Number(text) * second;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
};

/**
 * Returns the server's message in a failure; undefined when the server did not answer, and empty when it sent
 * no message.
 */
export const refusalMessage = (error: unknown): string | undefined =>
  error instanceof HttpError ? error.message : undefined;
