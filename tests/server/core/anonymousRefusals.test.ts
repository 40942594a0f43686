import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBody } from '../../../contract/calls/defineCall';
import { publicCalls } from '../../../contract/calls/publicCalls';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { mostRefusals, refusalWindow } from '../../../server/http/limitRefusals';
import { listCalls } from '../../../server/http/listCalls';
import { createTestServer, type TestServer } from '../../support/testServer';
import { makeClock } from '../session/testSession';

const clock = makeClock();
let server: TestServer;
let address = '';
beforeAll(async () => {
  server = await createTestServer({ now: clock.now, remoteAddressOf: () => address });
});
afterAll(() => server.close());

const open = listCalls().filter(({ call }) => call.access === 'public' && hasBody(call));
const malformed = [
  '{',
  '[]',
  `"a${'\u0300\u0316'.repeat(4000)}"`,
  JSON.stringify({ username: 'x'.repeat(30_000) }),
];

const send = (path: string, body: string, type = 'application/json') =>
  server.fetch(path, { method: 'POST', headers: { 'content-type': type }, body });

const flood = async (path: string, type?: string) => {
  const statuses: number[] = [];
  for (let call = 0; call <= mostRefusals; call += 1)
    statuses.push((await send(path, malformed[call % malformed.length] ?? '', type)).status);
  return statuses;
};

const paths = [...open.map(({ call }) => `/api${call.path}`), '/api/oauth/token'];

describe('malformed calls without a session count towards the limit of their network', () => {
  it.each(paths)('%s', async (path) => {
    address = `198.51.100.${paths.indexOf(path) + 1}`;
    const statuses = await flood(path);
    expect(statuses.slice(0, -1).filter((status) => status !== 400 && status !== 413)).toEqual([]);
    expect(statuses.at(-1)).toBe(429);

    // Whatever it asks for without a session, until the window ends.
    const login = await send(
      `/api${publicCalls.login.path}`,
      JSON.stringify({ username: 'a@b.pt', password: 'x' }),
    );
    expect(login.status).toBe(429);
    expect(Number(login.headers.get('retry-after'))).toBeLessThanOrEqual(refusalWindow);
    address = '203.0.113.9';
    expect((await send(path, '{')).status).toBe(400);
    clock.pass(refusalWindow + 1);
  });

  it('are audited once per window', async () => {
    const before = await server.db.$count(auditEvents, eq(auditEvents.action, 'tooManyCalls'));
    address = '192.0.2.7';
    await flood(paths[0] ?? '');
    await flood(paths[0] ?? '');
    expect(await server.db.$count(auditEvents, eq(auditEvents.action, 'tooManyCalls'))).toBe(before + 1);
  });

  it('a session is not refused for what others of its network send', async () => {
    address = '192.0.2.8';
    await flood(paths[0] ?? '');
    const { accessToken } = await server.signIn('admin@tsi.example.pt');
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await server.fetch('/api/Application/get-status', { headers })).status).toBe(200);
  });
});
