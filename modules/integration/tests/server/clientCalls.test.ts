import { eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchBackofficeApplications } from '../../../../contract/calls/application';
import { getTimeline } from '../../../../contract/calls/applicationHistory';
import { isForClients } from '../../../../contract/rules/callsOfClients';
import { applications } from '../../../../server/db/schema/applications';
import { auditEvents } from '../../../../server/db/schema/auditEvents';
import { users } from '../../../../server/db/schema/users';
import { listCalls } from '../../../../server/http/listCalls';
import { callers } from '../../../../tests/server/conformance/example';
import { apiClient } from '../../../../tests/support/apiClient';
import { makeProvider } from '../../../../tests/support/builders';
import { callRequest } from '../../../../tests/support/callRequest';
import { sentSubmission } from '../../../../tests/support/submissions';
import { createTestServer, type TestServer } from '../../../../tests/support/testServer';
import { clientRights, makeClient, tokenOf } from '../clients';

let server: TestServer;
let providerId: number;
let operatorId: number;
let token: string;
let clientId: number;

beforeAll(async () => {
  server = await createTestServer();
  const people = await server.db.select().from(users);
  const idOf = (name: string) => people.find(({ username }) => username === name)?.id ?? 0;
  providerId = idOf(callers.Provider);
  operatorId = idOf(callers.Operator);
  const made = await makeClient(server, providerId, { name: 'CRM central' });
  clientId = made.client.id;
  token = await tokenOf(server, made);
}, 60_000);
afterAll(() => server.close());

const send = (call: Parameters<typeof callRequest>[0], input: unknown, more: Record<string, string> = {}) => {
  const [path, init] = callRequest(call, input);
  const headers = new Headers({ ...init.headers, ...more, authorization: `Bearer ${token}` });
  return server.fetch(`/api${path}`, { ...init, headers });
};

/** What people alone may do, whatever rights they have, by the first part of the path. */
const forPeople = [
  'ApiClient',
  'Authentication',
  'Factors',
  'SavedSearch',
  'Session',
  'ToDo',
  'User',
  'userProviders',
  'users',
];

describe('of all calls, a system may make those that are for systems', () => {
  const asked = listCalls().filter(({ call }) => call.access !== 'public');
  it.each(asked.map((named) => ({ ...named, title: `${named.call.method} ${named.call.path}` })))(
    '$title',
    async ({ call }) => {
      const area = call.path.split('/')[1] ?? '';
      if (forPeople.includes(area)) expect(isForClients(call)).toBe(false);
      const answer = await send(call, {});
      await answer.body?.cancel();
      const isOfProviders =
        typeof call.access === 'string' ||
        JSON.stringify(call.access).includes('Operator') ||
        call.access.some((rule) => !('anyRule' in rule) && !rule.roles);
      // No system has the right for those of the sandbox here: it is given in the sandbox alone.
      if (isForClients(call) && isOfProviders && area !== 'Sandbox') expect(answer.status).not.toBe(403);
      else expect(answer.status).toBe(403);
    },
  );

  it('and each area that is for systems has one', () => {
    expect(asked.filter(({ call }) => isForClients(call)).length).toBeGreaterThan(30);
    expect(asked.filter(({ call }) => !isForClients(call)).length).toBeGreaterThan(60);
  });
});

describe('what a system does', () => {
  const events = async (after: number) =>
    server.db.select().from(auditEvents).where(gt(auditEvents.id, after)).orderBy(auditEvents.id);
  const newest = async () =>
    (await server.db.select().from(auditEvents).orderBy(auditEvents.id)).at(-1)?.id ?? 0;

  it('is done by it, on behalf of whom it says, and people read its name', async () => {
    const before = await newest();
    const submission = sentSubmission(providerId);
    const answer = await server.fetch('/api/Application/submit', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'Tsi-On-Behalf-Of': callers.Operator.toUpperCase(),
      },
      body: JSON.stringify(submission),
    });
    expect(answer.status, await answer.clone().text()).toBe(200);
    const written = await events(before);
    expect(written.length).toBeGreaterThan(0);
    for (const { actorId, detail } of written)
      expect([actorId, detail?.onBehalfOf]).toEqual([clientId, operatorId]);
    const [stored] = await server.db
      .select()
      .from(applications)
      .where(eq(applications.createdById, clientId));
    expect(stored?.providerId).toBe(providerId);

    const regulator = await apiClient(server, { username: callers.Administrator });
    const { items } = await regulator.answer(searchBackofficeApplications, { createdBy: 'crm CENT' });
    expect(items.map(({ id }) => id)).toEqual([stored?.id]);
    const timeline = await regulator.answer(getTimeline, { applicationId: stored?.id ?? 0 });
    expect(JSON.stringify(timeline)).toContain('CRM central');
    const { accessToken } = await server.signIn(callers.Administrator);
    const found = await server.fetch(
      `/api/auditRecords?filter=${encodeURIComponent(JSON.stringify({ actorName: 'CRM central' }))}`,
      { headers: { authorization: `Bearer ${accessToken}` } },
    );
    const records = await found.json();
    expect(records.length).toBeGreaterThanOrEqual(written.length);
    expect(records[0]).toMatchObject({ actorId: clientId, actorName: 'CRM central' });
  });

  it('is refused on behalf of nobody that its provider has', async () => {
    const other = await makeProvider(server.db, { username: 'outra@example.pt' });
    await server.db
      .update(users)
      .set({ userStatusId: 2 })
      .where(eq(users.username, 'loja@netatlantico.example.pt'));
    for (const name of [
      other.username,
      'loja@netatlantico.example.pt',
      'ninguem@example.pt',
      callers.Administrator,
      '',
    ]) {
      const answer = await server.fetch('/api/Provider/provider-context', {
        headers: { authorization: `Bearer ${token}`, 'Tsi-On-Behalf-Of': name },
      });
      expect(answer.status, name).toBe(400);
      expect(JSON.stringify(await answer.json())).toContain('Tsi-On-Behalf-Of');
    }
  });

  it('takes no right from whom it acts for', async () => {
    const reader = await makeClient(server, providerId, { permissions: ['ApplicationsModule_Reader'] });
    const answer = await server.fetch('/api/Application/submit', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await tokenOf(server, reader)}`,
        'content-type': 'application/json',
        'Tsi-On-Behalf-Of': callers.Operator,
      },
      body: '{}',
    });
    expect(answer.status).toBe(403);
    expect(clientRights).toContain('ApplicationsModule_Writer');
  });
});
