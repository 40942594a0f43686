import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiCallCounters, apiCalls } from '../../../../server/db/schema/apiCalls';
import { auditEvents } from '../../../../server/db/schema/auditEvents';
import { users } from '../../../../server/db/schema/users';
import { postJson } from '../../../../tests/server/core/postJson';
import { makeAdministrator, makeApplication, makeProvider } from '../../../../tests/support/builders';
import { createTestServer, type TestServer } from '../../../../tests/support/testServer';
import type { ApiCall } from '../../contract/apiCall';
import type { ListedClient } from '../../contract/apiClient';
import { removeOldClientCalls } from '../../server/calls/keepClientCalls';
import { clientRights, makeClient, tokenOf } from '../clients';

let server: TestServer;
let providerId: number;
let otherId: number;
let administrator: string;
let moment = new Date('2026-12-01T10:00:00Z');
const now = () => moment;
const limits = { minute: 5, day: 9 };

beforeAll(async () => {
  server = await createTestServer({ seed: 'empty', now, modules: { integration: { callLimits: limits } } });
  const provider = await makeProvider(server.db, { permissions: [...clientRights, 'Integration_Reader'] });
  providerId = provider.id;
  otherId = (await makeProvider(server.db, { username: 'outro@prestador.example.pt' })).id;
  const person = await makeAdministrator(server.db, { permissions: ['Integration_Reader'] });
  administrator = (await server.signIn(person.username ?? '')).accessToken;
});
afterAll(() => server.close());
beforeEach(async () => {
  moment = new Date('2026-12-01T10:00:00Z');
  await server.db.delete(apiCallCounters);
  await server.db.delete(apiCalls);
});

const aClient = async (name: string, provider = providerId) => {
  const made = await makeClient(server, provider, { now, name });
  const token = await tokenOf(server, made);
  // Asking for a token is a call like others; what is counted from here on is what a test does.
  await server.db.delete(apiCallCounters);
  return { id: made.client.id, token };
};
const search = (token: string, body: unknown = {}) =>
  server.fetch('/api/Application/search', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
const calls = async (input: Record<string, unknown> = {}, token = administrator) =>
  postJson(server, '/Integration/get-calls', { providerId, ...input }, token);
const kept = (number: number) =>
  vi.waitFor(async () => expect(await server.db.$count(apiCalls)).toBe(number));

describe('the limits of a provider’s systems', () => {
  it('are one for all of its clients, told with each answer, and no other provider’s', async () => {
    const [one, two, foreign] = [await aClient('CRM'), await aClient('Loja'), await aClient('CRM', otherId)];
    const first = await search(one.token);
    expect(first.headers.get('ratelimit-policy')).toBe(
      '"minute";q=5;w=60, "day";q=9;w=86400, "reading-hour";q=20000;qu="rows";w=3600, "reading-day";q=60000;qu="rows";w=86400',
    );
    expect(first.headers.get('ratelimit')).toBe(
      '"minute";r=4;t=60, "day";r=8;t=86400, "reading-hour";r=20000;t=3600, "reading-day";r=60000;t=86400',
    );
    for (let left = 3; left >= 0; left -= 1)
      expect((await search(two.token)).headers.get('ratelimit')).toContain(`"minute";r=${left};`);
    moment = new Date(moment.getTime() + 20_000);
    const refused = await search(one.token);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40']);
    expect(await refused.json()).toMatchObject({ code: 'rate_limited' });
    expect(refused.headers.get('ratelimit')).toBe('"minute";r=0;t=40, "day";r=4;t=86380');
    expect((await search(foreign.token)).status).toBe(200);
    await search(two.token);
    const events = server.db.select().from(auditEvents).where(eq(auditEvents.action, 'tooManyCalls'));
    expect(await events).toMatchObject([{ actorId: one.id, detail: { kind: 'client', window: 'minute' } }]);
  });

  it('begin again with the next window; what a minute refuses is none of the day’s', async () => {
    const { token } = await aClient('CRM');
    for (let call = 0; call < 8; call += 1) await search(token);
    moment = new Date(moment.getTime() + 60_000);
    const statuses = [];
    for (let call = 0; call < 5; call += 1) statuses.push((await search(token)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    const { body } = await postJson(server, '/Integration/get-limits', { providerId }, administrator);
    expect(body.data).toEqual([
      { window: 'minute', limit: 5, used: 5, endsOn: '2026-12-01T10:02:00.000Z' },
      { window: 'day', limit: 9, used: 9, endsOn: '2026-12-02T10:00:00.000Z' },
    ]);
  });

  it('count calls of the same moment on any server one by one', async () => {
    const { token } = await aClient('CRM');
    const statuses = (await Promise.all(Array.from({ length: 9 }, () => search(token)))).map((a) => a.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  });

  it('are not those of people', async () => {
    const { body } = await postJson(server, '/Integration/get-limits', { providerId }, administrator);
    expect(body.data).toMatchObject([{ used: 0 }, { used: 0 }]);
    expect((await calls()).status).toBe(200);
    expect(await server.db.$count(apiCallCounters)).toBe(0);
  });
});

describe('the last calls of a provider’s systems', () => {
  it('are shown newest first, with what refused them and the reference of the log, and no id', async () => {
    const { id, token } = await aClient('CRM');
    const application = await makeApplication(server.db, { providerId: otherId });
    await (await search(token, { fiscalNumber: 'x' })).text();
    const headers = { authorization: `Bearer ${token}` };
    const path = `/api/Application/get-by-id?applicationId=${application.id}`;
    const answer = await server.fetch(path, { headers });
    await kept(2);
    const { body } = await calls();
    expect(body.data.totalItems).toBe(2);
    expect(body.data.items).toEqual([
      {
        reference: answer.headers.get('x-request-id'),
        calledOn: moment.toISOString(),
        clientId: id,
        clientName: 'CRM',
        method: 'GET',
        path: '/Application/get-by-id',
        status: 404,
        code: 'not_found',
        milliseconds: expect.any(Number),
      },
      expect.objectContaining({ status: 400, code: 'invalid_nif', path: '/Application/search' }),
    ]);
    const columns = await server.db.execute(sql`select * from api_calls`);
    expect(JSON.stringify(columns)).not.toContain('applicationId');
  });

  it('are found by client and by whether they were refused', async () => {
    const [one, two] = [await aClient('Um'), await aClient('Dois')];
    await search(one.token);
    await search(two.token);
    await search(two.token, { id: 'x' });
    await kept(3);
    const found = async (input: Record<string, unknown>) =>
      (await calls(input)).body.data.items.map(
        ({ clientName, status }: ApiCall) => `${clientName} ${status}`,
      );
    expect(await found({ clientId: two.id })).toEqual(['Dois 400', 'Dois 200']);
    expect(await found({ onlyFailed: true })).toEqual(['Dois 400']);
    expect(await found({ onlyFailed: true, clientId: one.id })).toEqual([]);
  });

  it('tell of each client in the list when it last called, and how often it was refused', async () => {
    const [one, two] = [await aClient('Um'), await aClient('Dois', otherId)];
    moment = new Date(moment.getTime() + 30_000);
    await search(one.token);
    await search(one.token, { id: 'x' });
    await kept(2);
    const { body } = await postJson(server, '/ApiClient/list', {}, administrator);
    const told = Object.fromEntries(
      body.data.clients.map(({ id, lastCallOn, refusals }: ListedClient) => [id, { lastCallOn, refusals }]),
    );
    expect(told[one.id]).toEqual({ lastCallOn: moment.toISOString(), refusals: 1 });
    // Without a call, when it got its last token.
    expect(told[two.id]).toEqual({ lastCallOn: '2026-12-01T10:00:00.000Z', refusals: 0 });
  });

  it('are those of the own provider alone', async () => {
    await search((await aClient('CRM')).token);
    await kept(1);
    const [other] = await server.db
      .update(users)
      .set({ permissions: ['Integration_Reader'] })
      .where(eq(users.id, otherId))
      .returning();
    const token = (await server.signIn(other?.username ?? '')).accessToken;
    expect((await calls({ providerId: undefined }, token)).body.data).toEqual({ items: [], totalItems: 0 });
    expect((await calls({ providerId }, token)).status).toBe(404);
  });

  it('are kept for seven days', async () => {
    await search((await aClient('CRM')).token);
    await kept(1);
    moment = new Date('2026-12-08T09:59:00Z');
    await removeOldClientCalls({ db: server.db, now });
    expect(await server.db.$count(apiCalls)).toBe(1);
    moment = new Date('2026-12-08T10:01:00Z');
    await removeOldClientCalls({ db: server.db, now });
    expect(await server.db.$count(apiCalls)).toBe(0);
  });
});
