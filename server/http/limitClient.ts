import type { Context } from 'hono';
import { rateWindowSeconds } from '../../contract/rules/rateWindows';
import type { ServerSettings } from '../parts/serverSettings';
import {
  countClientCall,
  defaultClientCallLimits,
  type WindowUse,
} from '../services/integration/countClientCall';
import type { CallEnvironment } from './callEnvironment';

/**
 * Counts a call of a provider's system, and tells it how many are left, in the fields of the IETF's draft 'RateLimit
 * header fields for HTTP' (version 11).
 * @throws {Refusal} `tooManyAttempts` over a limit
 */
export const limitClient = (
  c: Context<CallEnvironment>,
  { clientCallLimits = defaultClientCallLimits }: Pick<ServerSettings, 'clientCallLimits'>,
): Promise<void> =>
  countClientCall(c.var.signedIn, clientCallLimits, (windows) => {
    c.header('ratelimit-policy', windows.map(policyOf).join(', '));
    c.header('ratelimit', windows.map(stateOf).join(', '));
  });

const policyOf = ({ window, limit }: WindowUse) => `"${window}";q=${limit};w=${rateWindowSeconds[window]}`;

const stateOf = ({ window, limit, calls, secondsLeft }: WindowUse) =>
  `"${window}";r=${Math.max(0, limit - calls)};t=${secondsLeft}`;
