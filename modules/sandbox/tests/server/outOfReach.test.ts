import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isForClients } from '../../../../contract/rules/callsOfClients';
import type { Database } from '../../../../server/db/database';
import { rowsOf } from '../../../../server/db/rowsOf';
import { listCalls, type NamedCall } from '../../../../server/http/listCalls';
import { callers } from '../../../../tests/server/conformance/example';
import { examples } from '../../../../tests/server/conformance/examples';
import { callRequest } from '../../../../tests/support/callRequest';
import { createTestServer, type TestServer } from '../../../../tests/support/testServer';
import { makeClientByPerson, sandboxToken } from '../../../integration/tests/bothEnvironments';
import { tokenOf } from '../../../integration/tests/clients';

const providerId = 1;
const ofInstallation = 'Só da instalação';
let server: TestServer;
let person: string;
let ofSandbox: string;
let ofClient: string;
/** What each call is sent: rows of the installation, by their ids. */
const inputs = new Map<string, unknown>();

const field = (row: unknown, name: string) => String(Reflect.get(Object(row), name));

/** Returns a digest of all rows of all tables. */
const digestOf = async (db: Database): Promise<Record<string, string>> => {
  const tables = rowsOf(
    await db.execute(
      sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
    ),
  ).map((row) => field(row, 'name'));
  const digests: Record<string, string> = {};
  for (const table of tables) {
    const [row] = rowsOf(
      await db.execute(
        sql`select md5(coalesce(string_agg(one::text, '|' order by one::text), '')) as digest from ${sql.identifier(table)} one`,
      ),
    );
    digests[table] = field(row, 'digest');
  }
  return digests;
};

const send = (base: string, { name, call }: NamedCall, token: string): Promise<Response> => {
  const [path, init] = callRequest(call, inputs.get(name));
  const headers = new Headers(init?.headers);
  headers.set('authorization', `Bearer ${token}`);
  return server.fetch(`${base}${path}`, { ...init, headers });
};

beforeAll(async () => {
  server = await createTestServer({ seed: 'demo' });
  person = (await server.signIn(callers.Provider)).accessToken;
  for (const { name } of listCalls()) inputs.set(name, await examples[name]?.input(server, providerId));
  await server.work();
  // What only the installation has can be recognised in any answer.
  await server.db.execute(
    sql`update applications set full_name = ${ofInstallation} || id, provider_email = 'so.da.instalacao@example.pt'`,
  );
  await server.db.execute(sql`update files set filename = ${ofInstallation} || id`);
  await server.db.execute(
    sql`update mail_notifications set subject = ${ofInstallation}, body = ${ofInstallation}`,
  );
  const { clientId, secret } = await makeClientByPerson(server, person, 'live');
  ofClient = await tokenOf(server, { client: { publicId: clientId }, secret });
  ofSandbox = await sandboxToken(server, person);
}, 120_000);
afterAll(() => server.close());

describe('with a key of the sandbox', () => {
  it('every call below /sandbox/api leaves the installation as it is, and tells nothing of it', async () => {
    const before = await digestOf(server.db);
    const answered: string[] = [];
    for (const named of listCalls()) {
      const answer = await send('/sandbox/api', named, ofSandbox);
      const text = await answer.text();
      const title = `${named.name} ${answer.status} ${text.slice(0, 200)}`;
      expect(text, title).not.toMatch(
        /Só da instalação|so\.da\.instalacao|admin@tsi|prestador@netatlantico|operador@/,
      );
      expect(answer.status, title).not.toBe(401);
      expect(answer.status, title).toBeLessThan(500);
      if (!isForClients(named.call)) expect(text, title).toContain('O recurso pedido não existe.');
      if (answer.status === 200) answered.push(named.name);
    }
    expect(answered).toEqual(
      expect.arrayContaining(['submitApplications', 'searchApplications', 'emptySandbox']),
    );
    await server.workInSandbox();
    expect(await digestOf(server.db)).toEqual(before);
  }, 120_000);

  it('every call below /api is refused, and leaves everything as it is', async () => {
    const before = await digestOf(server.db);
    for (const named of listCalls().filter(({ call }) => call.access !== 'public'))
      expect((await send('/api', named, ofSandbox)).status, named.name).toBe(401);
    expect(await digestOf(server.db)).toEqual(before);
  }, 60_000);
});

describe('in the sandbox', () => {
  it.each([
    ["a person's session", () => person],
    ["a system's token", () => ofClient],
  ])('%s of the installation is refused by every call', async (_, token) => {
    const calls = listCalls().filter(({ call }) => isForClients(call));
    for (const named of calls)
      expect((await send('/sandbox/api', named, token())).status, named.name).toBe(401);
  });

  it('keys of the installation get no token, nor those of the sandbox outside it', async () => {
    const ask = (base: string, environment: 'live' | 'sandbox') => async () => {
      const { clientId, secret } = await makeClientByPerson(server, person, environment);
      return server.fetch(`${base}/oauth/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: clientId,
          client_secret: secret,
        }).toString(),
      });
    };
    for (const [base, environment, status] of [
      ['/sandbox/api', 'live', 401],
      ['/api', 'sandbox', 401],
      ['/sandbox/api', 'sandbox', 200],
      ['/api', 'live', 200],
    ] as const) {
      const answer = await ask(base, environment)();
      expect(answer.status, `${base} ${environment} ${await answer.text()}`).toBe(status);
    }
  });

  it('no person signs in, and only the calls are described', async () => {
    expect((await server.fetch('/sandbox/api/openapi.json')).status).toBe(200);
    expect((await server.fetch('/sandbox/api/docs')).status).toBe(302);
    for (const path of ['/Authentication/login', '/User/search', '/x'])
      for (const method of ['GET', 'POST'])
        expect((await server.fetch(`/sandbox/api${path}`, { method })).status, path).toBe(404);
    for (const path of ['/config.json', '/readyz', '/sandbox/api/Provider/get-providers'])
      expect((await server.fetch(`/sandbox${path}`)).status, path).toBe(404);
  });

  it('what fails there leaves the installation ready', async () => {
    const broken = await createTestServer({ seed: 'empty' });
    const { db } = await broken.sandbox.open();
    await db.execute(sql`drop table api_client_keys cascade`);
    await db.execute(sql`drop table users cascade`);
    expect((await broken.fetch('/readyz')).status).toBe(200);
    await broken.close();
  });
});
