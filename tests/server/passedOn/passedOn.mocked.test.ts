import { serve } from '@hono/node-server';
import { desc } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type PassedOnResource, passedOnCalls } from '../../../contract/records/passedOn';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { freePort } from '../../run/freePort.mjs';
import { type ApiClient, apiClient } from '../../support/apiClient';
import { createTestServer, type TestServer } from '../../support/testServer';

const { contacts } = vi.hoisted(() => {
  const administrator = ['Administrator'] as const;
  const reader = { roles: administrator, anyOf: ['Configurations_Reader'] } as const;
  const updater = { roles: administrator, anyOf: ['Configurations_Updater'] } as const;
  return {
    contacts: {
      name: 'contacts',
      server: 'crm',
      access: { list: reader, show: reader, create: updater, edit: updater, delete: updater },
      summary: 'Contacts',
      isReadingAudited: true,
    } satisfies PassedOnResource,
  };
});
vi.mock('../../../contract/records/passedOn', async (original) => ({
  ...(await original<object>()),
  passedOnResources: [contacts],
}));
const { list, read, create, update, remove } = passedOnCalls(contacts) as Required<
  ReturnType<typeof passedOnCalls>
>;

/** The other server: its records, and the requests that it received. */
const received: { method: string; path: string; headers: Headers; body: unknown }[] = [];
const people = new Map([
  ['1', { id: 1, name: 'Ana' }],
  ['b/2', { id: 'b/2', name: 'Rui' }],
]);
const other = new Hono();
other.use(async (c, next) => {
  const body = c.req.method === 'GET' ? undefined : await c.req.text();
  const { pathname, search } = new URL(c.req.url);
  const sent = body ? JSON.parse(body) : undefined;
  received.push({ method: c.req.method, path: pathname + search, headers: c.req.raw.headers, body: sent });
  await next();
});
other.get('/api/contacts', (c) => {
  const { name } = JSON.parse(c.req.query('filter') ?? '{}');
  if (name === 'redirected') return c.redirect('https://elsewhere.example.pt');
  if (name === 'broken') return c.json({ message: 'at com.example.Dao line 7' }, 500);
  if (name === 'unknown token') return c.json({ message: 'token' }, 401);
  if (name === 'page') return c.html('<h1>Manutenção</h1>');
  if (name === 'endless') return c.text('x'.repeat(6_000_000));
  c.header('content-range', 'contacts 0-1/319');
  return c.json([...people.values()]);
});
other.get('/api/contacts/:id', (c) => {
  const person = people.get(c.req.param('id'));
  return person ? c.json(person) : c.json({ message: 'none' }, 404);
});
other.post('/api/contacts', (c) => c.json({ id: 3, ...(received.at(-1)?.body as object) }));
other.put('/api/contacts/:id', (c) => c.json({ message: 'O nome já existe.' }, 422));
other.delete('/api/contacts/:id', (c) => c.json(people.get(c.req.param('id'))));

let server: TestServer;
let admin: ApiClient;
let close: () => void;
beforeAll(async () => {
  const port = await freePort();
  const listening = serve({ fetch: other.fetch, port });
  close = () => listening.close();
  const crm = { url: `http://localhost:${port}/api`, token: 'only-the-servers-know' };
  server = await createTestServer({ otherServers: { crm } });
  admin = await apiClient(server, { username: 'admin@tsi.example.pt' });
});
afterAll(async () => {
  close();
  await server.close();
});
const lastEvent = async () => {
  const [event] = await server.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
  return event;
};

describe('a resource of another server', () => {
  it('is searched there, under the credential of this server, and the audit says who looked', async () => {
    const query = { filter: '{"name":"a"}', range: '[0,1]', sort: '["name","ASC"]' };
    const response = await admin.send(list, query);
    expect(await response.json()).toEqual([
      { id: 1, name: 'Ana' },
      { id: 'b/2', name: 'Rui' },
    ]);
    expect(response.headers.get('content-range')).toBe('contacts 0-1/319');
    const { path, headers } = received.at(-1) ?? {};
    expect(Object.fromEntries(new URLSearchParams(path?.split('?')[1]))).toEqual(query);
    expect(headers?.get('authorization')).toBe('Bearer only-the-servers-know');
    expect(headers?.get('x-acting-user')).toMatch(/^\d+$/);
    expect(headers?.get('cookie')).toBeNull();
    expect(await lastEvent()).toMatchObject({ action: 'view', subject: 'contacts' });
  });

  it('is read, created and deleted there; an id stays one segment of the path', async () => {
    expect(await admin.answer(read, { id: 'b/2' })).toEqual({ id: 'b/2', name: 'Rui' });
    expect(received.at(-1)?.path).toBe('/api/contacts/b%2F2');
    expect(await admin.answer(create, { name: 'Eva', age: 30 })).toEqual({ id: 3, name: 'Eva', age: 30 });
    expect(received.at(-1)?.body).toEqual({ name: 'Eva', age: 30 });
    expect(await lastEvent()).toMatchObject({ action: 'create', detail: { id: '3' } });
    expect(await admin.answer(remove, { id: '1' })).toEqual({ id: 1, name: 'Ana' });
    expect(await lastEvent()).toMatchObject({ action: 'delete', detail: { id: '1' } });
  });

  it('passes the key of a repeated call on', async () => {
    const key = '0b9d9c2e-1f5a-4d39-9d0e-5b1f0a2c3d4e';
    await admin.send(create, { name: 'Eva' }, { 'idempotency-key': key });
    expect(received.at(-1)?.headers.get('idempotency-key')).toBe(key);
  });

  it('says what the other server says of the input, and that a record is missing', async () => {
    expect(await admin.refusal(update, { id: '1', name: 'Rui' })).toEqual({
      status: 400,
      message: 'O nome já existe.',
    });
    expect(await admin.refusal(read, { id: '404' })).toEqual({
      status: 404,
      message: 'O registo não foi encontrado.',
    });
  });

  it.each([
    ['redirected', 'nonsense'],
    ['broken', 'status'],
    ['unknown token', 'rejected'],
    ['page', 'nonsense'],
    ['endless', 'nonsense'],
  ])(
    'is said not to have answered, and nothing of its answer is shown, where that is %s; the log says: %s',
    async (name, reason) => {
      const { status, message } = await admin.refusal(list, { filter: JSON.stringify({ name }) });
      expect(status).toBe(503);
      expect(message).toMatch(/não respondeu/);
      expect(server.logged.at(-2)).toMatchObject({
        event: 'what a call needs did not answer',
        facts: { route: '/api/contacts', failure: { reason } },
      });
    },
  );

  it('is asked for nothing by somebody without the right, or without a session', async () => {
    const before = received.length;
    const reader = await apiClient(server, { username: 'operador@netatlantico.example.pt' });
    expect((await reader.refusal(list, {})).status).toBe(403);
    expect((await server.fetch('/api/contacts')).status).toBe(401);
    expect(received.length).toBe(before);
  });

  it('is offered in /config.json where its server has an address, and nowhere else, as the log says', async () => {
    const offered = async ({ fetch }: TestServer) => (await (await fetch('/config.json')).json()).extensions;
    expect(await offered(server)).toContain('contacts');
    const without = await createTestServer();
    expect(await offered(without)).not.toContain('contacts');
    expect(without.logged).toContainEqual({
      event: 'OTHER_SERVERS has no address for a resource',
      facts: { resource: 'contacts', server: 'crm' },
    });
    expect(
      (await (await apiClient(without, { username: 'admin@tsi.example.pt' })).refusal(list, {})).status,
    ).toBe(404);
    await without.close();
  });
});
