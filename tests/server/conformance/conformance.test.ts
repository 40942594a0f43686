import { eq, gt, max } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conditionsOf } from '../../../contract/access';
import { hasBody } from '../../../contract/calls/defineCall';
import { badRequestBody, failureBody } from '../../../contract/errors';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { users } from '../../../server/db/schema/users';
import { listCalls, type NamedCall } from '../../../server/http/listCalls';
import { callRequest } from '../../support/callRequest';
import { createTestServer, type TestServer } from '../../support/testServer';
import { callers, corporateToken, type Example } from './example';
import { examples } from './examples';

const calls = listCalls();
let server: TestServer;
let providerId: number;

beforeAll(async () => {
  server = await createTestServer({
    readCorporateIdentity: async (token) =>
      token === corporateToken
        ? {
            outcome: 'proven',
            issuer: 'https://login.example.pt',
            subject: 'admin',
            email: callers.Administrator,
          }
        : { outcome: 'invalid' },
  });
  const [provider] = await server.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.username, callers.Provider));
  providerId = provider?.id ?? 0;
});
afterAll(() => server.close());

const exampleOf = (name: string): Example => {
  const example = examples[name];
  if (!example) throw new Error(`tests/server/conformance has no example for ${name}`);
  return example;
};

const send = async (
  { name, call }: NamedCall,
  input: unknown,
  username?: string,
  init?: HeadersInit,
): Promise<Response> => {
  const headers = new Headers(init);
  const bearer = examples[name]?.bearer;
  if (bearer) headers.set('authorization', `Bearer ${bearer}`);
  if (username) headers.set('authorization', `Bearer ${(await server.signIn(username)).accessToken}`);
  const [path, request] = callRequest(call, input);
  return server.fetch(`/api${path}`, { ...request, headers });
};

const callerOf = ({ name, call }: NamedCall) =>
  call.access === 'public' ? undefined : callers[exampleOf(name).as];
const titled = (some: NamedCall[]) =>
  some.map((named) => ({ ...named, title: `${named.call.method} ${named.call.path}` }));

describe('every call answers as the contract says, and nothing more', () => {
  it.each(titled(calls))('$title', async (named) => {
    const { name, call } = named;
    const input = await exampleOf(name).input(server, providerId);
    const answer = await send(named, input, callerOf(named));
    if ('mediaType' in call) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(call.mediaType);
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="/);
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0);
      return;
    }
    const body = await answer.json();
    expect(answer.status, JSON.stringify(body)).toBe(200);
    if (call.isRange) expect(answer.headers.get('content-range')).toMatch(/ (\*|\d+-\d+)\/\d+$/);
    const unwrapped = call.wrapped ? body.data : body;
    if (call.wrapped) expect(Object.keys(body)).toEqual(['data']);
    // Parsing drops unknown fields, so an equal result proves that there are none.
    expect(call.answer.parse(unwrapped)).toEqual(unwrapped);
  });
});

describe('every call leaves in the audit what it says, and what tells of people leaves something', () => {
  const actions = async (after: number) =>
    (await server.db.select().from(auditEvents).where(gt(auditEvents.id, after))).map(({ action }) => action);
  const newest = async () =>
    (await server.db.select({ id: max(auditEvents.id) }).from(auditEvents))[0]?.id ?? 0;
  it.each(titled(calls))('$title', async (named) => {
    const { name, call } = named;
    const { recordedAs } = call;
    expect(
      recordedAs,
      `say in contract/ how the audit records ${name}: recordedAs, or isReadingAudited of a plain resource`,
    ).toBeDefined();
    const input = await exampleOf(name).input(server, providerId);
    const before = await newest();
    const answer = await send(named, input, callerOf(named));
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
    if (typeof recordedAs === 'string') return expect(await actions(before)).toEqual([]);
    // What the caller does not wait for is recorded by the job that does it.
    const isRecorded = async () =>
      (await actions(before)).some((action) => recordedAs?.includes(action as never));
    if (!(await isRecorded())) await server.work();
    expect(await isRecorded(), `${recordedAs}, not ${await actions(before)}`).toBe(true);
  });
});

describe('every call that takes an Idempotency-Key acts once under it, and answers the same again', () => {
  it.each(titled(calls.filter(({ call }) => call.takesIdempotencyKey)))('$title', async (named) => {
    const input = await exampleOf(named.name).input(server, providerId);
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const answer = async () => (await send(named, input, callerOf(named), headers)).text();
    const first = await answer();
    const events = await server.db.$count(auditEvents);
    expect(await answer()).toBe(first);
    expect(await server.db.$count(auditEvents)).toBe(events);
  });
});

describe('every call that is not public refuses a visitor without a session', () => {
  it.each(titled(calls.filter(({ call }) => call.access !== 'public')))('$title', async (named) => {
    const answer = await send(named, {});
    expect(answer.status).toBe(401);
    failureBody.strict().parse(await answer.json());
  });
});

describe('every call refuses a role without the right, whatever the input', () => {
  const refusing = calls.flatMap((named) => {
    const refused = examples[named.name]?.refuses;
    return refused ? [{ ...named, title: `${named.call.method} ${named.call.path}`, refused }] : [];
  });
  it.each(refusing)('$title refuses $refused', async ({ refused, ...named }) => {
    const answer = await send(named, {}, callers[refused]);
    expect(answer.status).toBe(403);
    failureBody.strict().parse(await answer.json());
  });
});

describe('every call with a body refuses malformed input', () => {
  it.each(titled(calls.filter(({ call }) => hasBody(call))))('$title', async (named) => {
    const answer = await send(named, 'not an object', callerOf(named));
    expect(answer.status).toBe(400);
    badRequestBody.strict().parse(await answer.json());
  });
});

describe('the examples', () => {
  it('belong to calls that exist', () => {
    const names = calls.map(({ name }) => name);
    for (const name of Object.keys(examples)) expect(names).toContain(name);
  });

  it('name a refused role for every call that not each role may make', () => {
    const rolesOf = ({ call }: NamedCall): readonly string[] =>
      typeof call.access === 'string'
        ? ['any']
        : call.access.flatMap(conditionsOf).flatMap(({ roles }): readonly string[] => roles ?? ['any']);
    for (const named of calls) {
      const allowed = new Set(rolesOf(named));
      const allowsAll = allowed.has('any') || Object.keys(callers).every((role) => allowed.has(role));
      expect(Boolean(examples[named.name]?.refuses), named.name).toBe(!allowsAll);
    }
  });
});
