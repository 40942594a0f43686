import type { TestServer } from '../../../tests/support/testServer';
import { clientRights, tokenOf } from './clients';

/** Sends JSON to the server, below an address such as `/api` or `/sandbox/api`. */
export const post = (
  { fetch }: Pick<TestServer, 'fetch'>,
  path: string,
  token: string,
  body: unknown,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...more },
    body: JSON.stringify(body),
  });

/** Makes a client in an environment, as the person of this session does on the page; returns its id and secret. */
export const makeClientByPerson = async (
  server: TestServer,
  token: string,
  environment: 'live' | 'sandbox',
  more: object = {},
): Promise<{ clientId: string; secret: string }> => {
  const answer = await post(server, '/api/ApiClient/create', token, {
    environment,
    name: 'CRM',
    permissions: clientRights,
    addresses: [],
    key: { kind: 'secret' },
    ...more,
  });
  if (answer.status !== 200) throw new Error(`No client: ${await answer.text()}`);
  const { client, secret } = (await answer.json()).data;
  return { clientId: client.clientId, secret };
};

/** Returns a token of a new client of the sandbox, of the provider of this session. */
export const sandboxToken = async (server: TestServer, token: string, more: object = {}): Promise<string> => {
  const { clientId, secret } = await makeClientByPerson(server, token, 'sandbox', more);
  return tokenOf(
    { fetch: (path, init) => server.fetch(`/sandbox${path}`, init) },
    { client: { publicId: clientId }, secret },
  );
};
