import { and, asc, eq } from 'drizzle-orm';
import type { Call, CallInput } from '../../../contract/calls/defineCall';
import { defaultClientConfig } from '../../../contract/entities/defaultClientConfig';
import { createApp } from '../../../server/createApp';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import type { AppParts } from '../../../server/http/appParts';
import { importTokenKey } from '../../../server/lib/tokenKeys';
import type { ServerSettings } from '../../../server/parts/serverSettings';
import { createCorporateIdentityReader } from '../../../server/services/session/corporate/createCorporateIdentityReader';
import { inlineWorkers } from '../../../server/services/workers/inlineWorkers';
import { createTestServer, type TestServer } from '../../support/testServer';
import { clientId, type LocalIssuer, startLocalIssuer } from './localIssuer';

/** The header that gives a call's remote address in these tests. */
const addressHeader = 'x-test-address';

/** Makes a clock that stands still until a test moves it. */
export const makeClock = (start = '2026-07-20T12:00:00Z') => {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    pass: (seconds: number) => {
      time += seconds * 1000;
    },
  };
};

type Options = Parameters<typeof createTestServer>[0];

/** Starts an empty server that takes a call's remote address from the test header. */
export const startSessionServer = (options: Options = {}): Promise<TestServer> =>
  createTestServer({
    seed: 'empty',
    remoteAddressOf: (_environment, headers) => headers.get(addressHeader),
    ...options,
  });

/** Starts an issuer of corporate identities, and a server that trusts it. */
export const startCorporateServer = async (
  options: Options = {},
): Promise<{ issuer: LocalIssuer; server: TestServer }> => {
  const issuer = await startLocalIssuer();
  const readCorporateIdentity = createCorporateIdentityReader(
    { issuer: issuer.issuer, clientId },
    { send: issuer.send },
  );
  return { issuer, server: await startSessionServer({ readCorporateIdentity, ...options }) };
};

/** Starts another server on the same database, with its own secret unless it is given keys. */
export const startSibling = async (
  { db }: TestServer,
  {
    passwordSignIn,
    tokenKeys,
    allowanceLimits,
    ...parts
  }: Partial<
    Pick<AppParts, 'now' | 'readCorporateIdentity'> &
      Pick<ServerSettings, 'passwordSignIn' | 'tokenKeys' | 'allowanceLimits'>
  >,
): Promise<Pick<TestServer, 'app'>> => {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const app = createApp({
    db,
    now: () => new Date(),
    log,
    workers: inlineWorkers,
    settings: {
      tokenKeys: tokenKeys ?? [await importTokenKey('another-server-another-server-another')],
      publicUrl: 'https://tsi.example.pt',
      clientConfig: defaultClientConfig,
      passwordSignIn,
      allowanceLimits,
    },
    ...parts,
  });
  return { app };
};

interface Sender {
  token?: string;
  from?: string;
  cookie?: string | undefined;
  userAgent?: string;
}

/** Makes a call and returns the status, headers and body of the response. */
export const send = async <C extends Call>(
  server: Pick<TestServer, 'app'>,
  call: C,
  input: CallInput<C>,
  { token, from, cookie, userAgent }: Sender = {},
) => {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (cookie) headers.set('cookie', cookie);
  if (from) headers.set(addressHeader, from);
  if (userAgent) headers.set('user-agent', userAgent);
  const body = call.method === 'POST' ? JSON.stringify(input) : undefined;
  const answer = await server.app.request(`/api${call.path}`, { method: call.method, headers, body });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
};

/** Returns the actions in the audit trail about a user, in order. */
export const auditOf = async (server: TestServer, subjectId: number) => {
  const events = await server.db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.subject, 'user'), eq(auditEvents.subjectId, subjectId)))
    .orderBy(asc(auditEvents.id));
  return events.map(({ action }) => action);
};
