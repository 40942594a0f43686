import { getPasskeyOptions } from '../../../contract/calls/factors';
import type { TestServer } from '../../support/testServer';
import type { makeAuthenticator } from './softAuthenticator';
import { send } from './testSession';

/** Has an authenticator prove its passkey, alone or after a right password; returns the input of sign-in-with-passkey. */
export const proofOf = async (
  server: TestServer,
  authenticator: Awaited<ReturnType<typeof makeAuthenticator>>,
  factorChallenge?: string,
) => {
  const { options, assertion } = (await send(server, getPasskeyOptions, { factorChallenge })).body.data;
  return { factorChallenge, assertion, response: await authenticator.prove(options) };
};
