import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiVersion } from '../../../contract/rules/apiVersion';
import { makeOperator } from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' });
  const user = await makeOperator(server.db);
  token = (await server.signIn(user.username ?? '')).accessToken;
});
afterAll(() => server.close());

const search = (version?: string) =>
  server.fetch('/api/Application/search', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...(version && { 'tsi-version': version }) },
    body: '{}',
  });

it('a call that names the version of the calls is told it in the answer', async () => {
  const answer = await search(apiVersion);
  expect([answer.status, answer.headers.get('tsi-version')]).toEqual([200, apiVersion]);
  expect((await search()).headers.get('tsi-version')).toBeNull();
});

it('a call for a version that there is not is refused', async () => {
  const answer = await search('2024-01-01');
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: [{ code: 'unknown_version' }] });
});
