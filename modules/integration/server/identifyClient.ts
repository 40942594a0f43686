import { readingUnits, unlimited } from '../../../server/services/context/allowance';
import type { Actor } from '../../../server/services/context/serviceContext';
import type { Hooks } from '../../../server/services/hooks/hooks';
import { onBehalfOfHeader } from '../contract/apiClientLimits';
import { callLimitsOf } from './calls/countClientCall';
import { admitClient } from './clients/admitClient';
import { readClientToken } from './clients/clientToken';

/** A provider's system has no sign-in: its token says which key it proved. */
export const identifyClient: Hooks['identify'] = async (context, token, header) => {
  const key = await readClientToken(context.tokenKeys, token, context.now());
  const actor = key && (await admitClient(context, key, header(onBehalfOfHeader)));
  if (!actor) return undefined;
  const { minute, day } = callLimitsOf(context);
  return {
    actor: context.environment === 'sandbox' ? withRightsInSandbox(actor) : actor,
    readsAtLeast: { hour: wholeRequests(minute * 60), day: wholeRequests(day) },
  };
};

/** What whoever tries the sandbox may do there too, as people do for it in the installation: empty it, move deadlines. */
export const rightsInSandbox = ['Integration_Reader', 'Integration_Updater'] as const;

const withRightsInSandbox = (actor: Actor): Actor => ({
  ...actor,
  permissions: [...actor.permissions, ...rightsInSandbox],
});

/**
 * A system may be shown as many whole requests as it may make calls, and never less than a person: limits that are made for
 * people would stop it at a hundredth of its work.
 */
const wholeRequests = (calls: number) => Math.min(unlimited, calls * readingUnits.request);
