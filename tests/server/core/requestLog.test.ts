import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchApplications, submitApplications } from '../../../contract/calls/application';
import { login } from '../../../contract/calls/authentication';
import { createUsers } from '../../../contract/calls/user';
import { requestIdReader } from '../../../server/node/trustedProxy';
import { demoPassword } from '../../../server/seed/common/demoAccounts';
import { seedAddresses } from '../../../server/seed/seedDemo';
import { type ApiClient, apiClient } from '../../support/apiClient';
import { makeAdministrator, makeOperator } from '../../support/builders';
import { sentApplication, sentStudentApplication, sentSubmission } from '../../support/submissions';
import { createTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
let client: ApiClient;
let operator: Awaited<ReturnType<typeof makeOperator>>;
const ended: unknown[] = [];

beforeAll(async () => {
  server = await createTestServer({
    seed: 'empty',
    requestIdOf: requestIdReader(true),
    metrics: { requestEnded: ({ seconds: _, ...request }) => ended.push(request) },
  });
  await seedAddresses(server.db);
  operator = await makeOperator(server.db);
  client = await apiClient(server, operator);
}, 60_000);
afterAll(() => server.close());

const lastRequest = () => server.logged.findLast(({ event }) => event === 'request')?.facts;
const uuid = /^[0-9a-f-]{36}$/;

describe('the log of requests', () => {
  it('has one line for each, with its id, pattern, status, duration and user', async () => {
    const before = server.logged.length;
    const response = await client.send(searchApplications, { pageNumber: 1, pageSize: 10 });
    expect(server.logged.slice(before)).toHaveLength(1);
    const facts = lastRequest();
    expect(facts).toEqual({
      requestId: expect.stringMatching(uuid),
      method: 'POST',
      route: '/api/Application/search',
      status: 200,
      milliseconds: expect.any(Number),
      userId: operator.id,
    });
    expect(response.headers.get('x-request-id')).toBe(facts?.requestId);
    expect(ended.at(-1)).toEqual({ method: 'POST', route: '/api/Application/search', status: 200 });
  });

  it.each([
    ['GET', '/api/Application/get-by-id?applicationId=1', '/api/Application/get-by-id', 401],
    ['GET', '/api/unknown/123456789', '/api/*', 404],
    ['PUT', '/api/Application/search', '/api/*', 404],
  ])('tells %s %s by its pattern', async (method, path, route, status) => {
    await server.fetch(path, { method });
    expect(lastRequest()).toMatchObject({ method, route, status });
  });

  it('leaves out health checks and metrics', async () => {
    const before = server.logged.length;
    await server.fetch('/healthz');
    await server.fetch('/readyz');
    expect(server.logged).toHaveLength(before);
    expect(ended.at(-1)).toMatchObject({ route: '/readyz', status: 200 });
  });

  it('takes the id of a trusted proxy, if it is one', async () => {
    const given = '4bf92f3577b34da6a3ce929d0e0e4736';
    await server.fetch('/config.json', { headers: { 'x-request-id': given } });
    expect(lastRequest()?.requestId).toBe(given);
    for (const wrong of ['123456789', 'maria@example.pt', 'x'.repeat(70)]) {
      await server.fetch('/config.json', { headers: { 'x-request-id': wrong } });
      expect(lastRequest()?.requestId).toMatch(uuid);
    }
    expect(requestIdReader(false)(new Headers({ 'x-request-id': given }))).toBeUndefined();
  });

  it('holds no personal data, whatever is sent and whatever fails', async () => {
    const administrator = await apiClient(server, await makeAdministrator(server.db));
    const session = await server.signIn(operator.username);
    const student = sentStudentApplication();
    const key = crypto.randomUUID();
    const secrets = [
      ...[sentApplication().fiscalNumber, student.fiscalNumber, student.studentFiscalNumber ?? ''],
      ...['Sousa', 'Marques', 'Novo.Utilizador', operator.username, 'elegibilidade@prestador'],
      ...[demoPassword, 'errada-Errada-1', session.accessToken, session.refreshToken, key],
    ];
    const calls = async () => {
      const { providerId } = { providerId: operator.parentId ?? 0 };
      const more = { 'Idempotency-Key': key };
      await client.send(submitApplications, sentSubmission(providerId, sentApplication(), student), more);
      await client.send(
        submitApplications,
        sentSubmission(providerId, sentApplication({ address: {} as never })),
      );
      await client.send(searchApplications, {
        fiscalNumber: sentApplication().fiscalNumber,
        pageNumber: 1,
        pageSize: 10,
      });
      await client.send(login, { username: operator.username, password: demoPassword });
      await client.send(login, { username: operator.username, password: 'errada-Errada-1' });
      await administrator.send(createUsers, {
        users: [{ username: 'Novo.Utilizador@example.pt', userStatusId: 1, userTypeId: 1, permissions: [] }],
      });
      await server.fetch(`/api/Application/${student.fiscalNumber}?username=${operator.username}`);
      await server.fetch('/api/Authentication/refresh-token', {
        method: 'POST',
        body: JSON.stringify({ accessToken: session.accessToken, refreshToken: session.refreshToken }),
      });
    };
    await calls();
    await server.db.execute(sql`alter table applications rename column full_name to gone`);
    await server.db.execute(sql`alter table audit_events rename column action to gone`);
    await calls();

    expect(server.logged.filter(({ event }) => event === 'unexpected failure').length).toBeGreaterThan(2);
    const [failure] = server.logged.filter(({ event }) => event === 'unexpected failure');
    expect(server.logged).toContainEqual({
      event: 'request',
      facts: expect.objectContaining({ requestId: failure?.facts?.reference, status: 500 }),
    });
    const text = JSON.stringify(server.logged).toLowerCase();
    for (const secret of secrets.map(String)) expect(text, secret).not.toContain(secret.toLowerCase());
  });
});
