import { expect, it } from 'vitest';
import { userStatus } from '../../../contract/rules/userTypes';
import { post } from '../../support/sandbox';
import { createTestServer } from '../../support/testServer';

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
