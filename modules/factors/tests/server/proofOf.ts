import { send } from '../../../../tests/server/session/testSession';
import type { TestServer } from '../../../../tests/support/testServer';
import { getPasskeyOptions } from '../../contract/calls';
import type { makeAuthenticator } from './softAuthenticator';

/** Has an authenticator prove its passkey, alone or after a right password; returns the input of sign-in-with-passkey. */
export const proofOf = async (
  server: TestServer,
  authenticator: Awaited<ReturnType<typeof makeAuthenticator>>,
  factorChallenge?: string,
) => {
  const { options, assertion } = (await send(server, getPasskeyOptions, { factorChallenge })).body.data;
  return { factorChallenge, assertion, response: await authenticator.prove(options) };
};
