import { type Credentials, createTokenSource } from './createTokenSource';
import { fetchWithRetries, type Retries } from './fetchWithRetries';
import type { Address, Addresses, AnswerOf, InputOf } from './Operation';
import { errorOf } from './TsiError';

/** Who calls, and where. */
export type ClientOptions = Credentials &
  Retries & {
    /** The server's address, such as `https://tsi.example.pt`, or of its sandbox, which ends in `/sandbox`. */
    readonly server: string;
  };

/** What a single call may say besides its input. */
export interface CallOptions {
  /** Of a write: your own name for what is to be done, to go on with it after a crash. One is made if it is absent. */
  readonly idempotencyKey?: string;
  /** Gives each of several its own answer, where otherwise all are refused if one is. */
  readonly lenient?: boolean;
  /** E-mail of the person of the provider for whom the call is made. */
  readonly onBehalfOf?: string;
  readonly signal?: AbortSignal;
}

type Arguments<Input> =
  Record<never, never> extends Input
    ? [input?: Input, options?: CallOptions]
    : [input: Input, options?: CallOptions];

/** A function for each operation, by its name. Each throws `TsiError` when it is refused or not answered. */
export type ClientOf<Operations> = {
  readonly [Name in keyof Operations]: (
    ...args: Arguments<InputOf<Operations[Name]>>
  ) => Promise<AnswerOf<Operations[Name]>>;
};

/**
 * Returns a function that makes clients for these operations. A client fetches its tokens, gives every write an
 * `Idempotency-Key` of its own, and repeats what failed on its way.
 * @param version of the calls that the operations describe, which every call names
 */
export const createClientOf =
  <Operations>(addresses: Addresses<Operations>, version?: string) =>
  (options: ClientOptions): ClientOf<Operations> => {
    const base = `${options.server.replace(/\/$/, '')}/api`;
    const tokens = createTokenSource(`${base}/oauth/token`, options, options);
    const send = async (url: string, init: RequestInit & { headers: Record<string, string> }) => {
      const token = await tokens.read();
      const headers = { ...init.headers, authorization: `Bearer ${token}` };
      return { token, response: await fetchWithRetries(url, { ...init, headers }, options) };
    };
    const call = async (address: Address, input: Input = {}, of: CallOptions = {}) => {
      const { path, rest } = splitInput(address, input);
      const hasBody = address.method === 'POST' || address.method === 'PUT';
      const url = `${base}${path}${hasBody ? '' : queryOf(rest)}`;
      const init = {
        method: address.method,
        headers: headersOf(address, of, hasBody, version),
        ...(hasBody && { body: JSON.stringify(rest) }),
        ...(of.signal && { signal: of.signal }),
      };
      let { token, response } = await send(url, init);
      if (response.status === 401) {
        tokens.forget(token);
        ({ response } = await send(url, init));
      }
      if (!response.ok) throw await errorOf(response);
      return isJson(response) ? response.json() : response.blob();
    };
    const entries = Object.entries<Address>(addresses).map(([name, address]) => [
      name,
      (input?: Input, of?: CallOptions) => call(address, input, of),
    ]);
    return Object.fromEntries(entries);
  };

type Input = Readonly<Record<string, unknown>>;

/** Puts the fields that a path names into it. */
const splitInput = ({ path }: Address, input: Input) => {
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(input[name]));
  });
  return { path: filled, rest };
};

const queryOf = (fields: Input): string => {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return query && `?${query}`;
};

const headersOf = (
  { isWrite }: Address,
  { idempotencyKey, lenient, onBehalfOf }: CallOptions,
  hasBody: boolean,
  version?: string,
): Record<string, string> => ({
  accept: 'application/json',
  ...(hasBody && { 'content-type': 'application/json' }),
  ...(version && { 'tsi-version': version }),
  ...(isWrite && { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() }),
  ...(lenient && { prefer: 'handling=lenient' }),
  ...(onBehalfOf && { 'tsi-on-behalf-of': onBehalfOf }),
});

const isJson = ({ headers }: Response) => headers.get('content-type')?.includes('json') ?? false;
