import { expect, it } from 'vitest';
import { userStatus } from '../../../../contract/rules/userTypes';
import { makeOperator } from '../../../../tests/support/builders';
import { createTestServer } from '../../../../tests/support/testServer';
import { post } from '../../../integration/tests/bothEnvironments';

it.each([
  ['is not made for that where nobody has used it', false],
  ['is opened for that where it was used before this process began', true],
])('when a provider is made inactive the sandbox %s', async (_, sandboxWasMade) => {
  const server = await createTestServer({ seed: 'demo', sandboxWasMade });
  const { accessToken } = await server.signIn('admin@tsi.example.pt');
  const provider = { id: 2, name: 'FibraSul', userStatusId: userStatus.inactive };
  const answer = await post(server, '/api/User/update-provider', accessToken, { users: [provider] });
  expect(await answer.json()).toMatchObject([{ success: true }]);
  expect(server.logged.some(({ event }) => event === 'the sandbox was opened')).toBe(sandboxWasMade);
  await server.close();
});

it('no call without a token of its own makes it, and what describes it is found all the same', async () => {
  const server = await createTestServer({ seed: 'empty', sandboxWasMade: false });
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = 'grant_type=client_credentials&client_id=tsi_test_x&client_secret=x';
  const { accessToken } = await server.signIn((await makeOperator(server.db)).username);
  const statuses = [
    await server.fetch('/sandbox/api/oauth/token', { method: 'POST', headers: form, body }),
    await server.fetch('/sandbox/api/Provider/get-providers'),
    await post(server, '/sandbox/api/Application/search', accessToken, {}),
    await server.fetch('/sandbox/api/openapi.json'),
    await server.fetch('/sandbox/.well-known/oauth-authorization-server'),
  ].map(({ status }) => status);
  expect(statuses).toEqual([401, 401, 401, 200, 200]);
  expect(server.logged.some(({ event }) => event === 'the sandbox was opened')).toBe(false);
  await server.close();
});
