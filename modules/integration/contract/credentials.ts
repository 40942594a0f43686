import { type ApiEnvironment, apiEnvironments } from '../../../contract/rules/apiEnvironments';

/** What the ids and secrets of each environment's clients begin with, so that nobody mistakes one for the other. */
export const clientPrefixes: Readonly<Record<ApiEnvironment, string>> = {
  live: 'tsi_live_',
  sandbox: 'tsi_test_',
};

/** Returns the environment that a client id or secret belongs to; undefined for anything else. */
export const environmentOf = (credential: string): ApiEnvironment | undefined =>
  apiEnvironments.find((one) => credential.startsWith(clientPrefixes[one]));
