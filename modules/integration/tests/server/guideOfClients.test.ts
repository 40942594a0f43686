import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBody } from '../../../../contract/calls/defineCall';
import { isForClients } from '../../../../contract/rules/callsOfClients';
import { errorCodes } from '../../../../contract/rules/errorCodes';
import { lenientHandling } from '../../../../contract/rules/lenientHandling';
import { users } from '../../../../server/db/schema/users';
import { listCalls, type NamedCall } from '../../../../server/http/listCalls';
import { mayCall } from '../../../../server/services/context/requireAccess';
import { callers } from '../../../../tests/server/conformance/example';
import { examples } from '../../../../tests/server/conformance/examples';
import { callRequest } from '../../../../tests/support/callRequest';
import { createTestServer, type TestServer } from '../../../../tests/support/testServer';
import { rightsInSandbox } from '../../server/identifyClient';
import { sandboxToken } from '../bothEnvironments';
import { clientRights, makeClient, tokenOf } from '../clients';

/** A provider's system with every right that one can have, here or in the sandbox. */
const actor = {
  userId: 1,
  username: '',
  role: 'Operator',
  roles: ['Operator'],
  permissions: [...clientRights, ...rightsInSandbox],
  providerId: 2,
  client: { keyId: 1 },
} as const;
const calls = listCalls()
  .filter(
    ({ call }) =>
      isForClients(call) &&
      mayCall({ ...actor, roles: [...actor.roles], permissions: [...actor.permissions] }, call),
  )
  .map((named) => ({ ...named, title: `${named.call.method} ${named.call.path}` }));

let server: TestServer;
let providerId: number;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  server = await createTestServer();
  const isCaller = eq(users.username, callers.Provider);
  const [provider] = await server.db.select({ id: users.id }).from(users).where(isCaller);
  providerId = provider?.id ?? 0;
  tokens['/api'] = await tokenOf(server, await makeClient(server, providerId));
  // A build without the sandbox has no calls there.
  if (calls.every((named) => baseOf(named) === '/api')) return;
  const { accessToken } = await server.signIn(callers.Provider);
  tokens['/sandbox/api'] = await sandboxToken(server, accessToken);
}, 60_000);
afterAll(() => server.close());

const baseOf = ({ call }: NamedCall) => (call.path.startsWith('/Sandbox/') ? '/sandbox/api' : '/api');
const send = (named: NamedCall, input: unknown, more: Record<string, string> = {}) => {
  const base = baseOf(named);
  const [path, init] = callRequest(named.call, input);
  const authorization = `Bearer ${tokens[base]}`;
  return server.fetch(`${base}${path}`, { ...init, headers: { ...init.headers, authorization, ...more } });
};
const inputOf = ({ name }: NamedCall) => examples[name]?.input(server, providerId);

/** Expects the guide's form of a refusal, and returns its code. */
const codeOf = async (answer: Response): Promise<string> => {
  expect(answer.headers.get('x-request-id')).toBeTruthy();
  const { errors, message, code } = await answer.json();
  const told = answer.status === 400 ? errors : [{ errors: [message], code }];
  for (const one of told) {
    expect(one.errors[0]).toEqual(expect.any(String));
    expect(Object.keys(errorCodes)).toContain(one.code);
  }
  return told[0].code;
};

describe('modules/integration/guide.md says of each call that a system may make', () => {
  it.each(calls)('how it refuses: $title', async (named) => {
    const unknown = await send(named, {}, { authorization: 'Bearer none' });
    expect([unknown.status, await codeOf(unknown)]).toEqual([401, 'unauthenticated']);
    const version = await send(named, {}, { 'Tsi-Version': '1999-01-01' });
    expect([version.status, await codeOf(version)]).toEqual([400, 'unknown_version']);
    if (!hasBody(named.call)) return;
    const malformed = await send(named, 'no object');
    expect(malformed.status).toBe(400);
    await codeOf(malformed);
  });

  it.each(calls.filter(({ call }) => call.takesIdempotencyKey))(
    'that a key does it once: $title',
    async (named) => {
      const input = await inputOf(named);
      const key = { 'Idempotency-Key': crypto.randomUUID() };
      const first = await send(named, input, key);
      const text = await first.text();
      expect(first.status, text).toBe(200);
      expect(await (await send(named, input, key)).text()).toBe(text);
      const other = await inputOf(named);
      if (JSON.stringify(other) === JSON.stringify(input)) return;
      const refused = await send(named, other, key);
      expect([refused.status, await codeOf(refused)]).toEqual([400, 'key_of_other_call']);
    },
  );

  it.each(calls.filter(({ call }) => call.answersEach))(
    'that each of its items has an answer: $title',
    async (named) => {
      const { list = '' } = named.call.answersEach ?? {};
      const sent = (await inputOf(named)) as Record<string, unknown[]>;
      const [good] = sent[list] ?? [];
      const input = { ...sent, [list]: [{}, good, {}] };
      const answer = await send(named, input, { [lenientHandling.header]: lenientHandling.preference });
      expect(answer.headers.get(lenientHandling.appliedHeader)).toBe(lenientHandling.preference);
      const body = await answer.json();
      const items = body.data ?? body;
      expect(items.map(({ success }: { success: boolean }) => success)).toEqual([false, true, false]);
      for (const { errorCode } of [items[0], items[2]]) expect(Object.keys(errorCodes)).toContain(errorCode);
    },
  );
});
