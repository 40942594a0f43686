import {
  getApiCalls as getCallsCall,
  getRateLimits as getLimitsCall,
} from '../../contract/calls/integration';
import type { AppParts } from '../http/appParts';
import type { Mount } from '../http/mount';
import { presentApiCall, presentRateUse } from '../presenters/presentApiCall';
import { inEnvironment } from '../services/environment/inEnvironment';
import { defaultClientCallLimits } from '../services/integration/countClientCall';
import { getApiCalls, getRateLimits } from '../services/integration/readClientCalls';

/** What people see of the calls that providers' systems make. */
export const integrationRoutes = (mount: Mount, { settings }: AppParts): void => {
  const limits = settings.clientCallLimits ?? defaultClientCallLimits;
  mount.call(getCallsCall, async (context, input) => {
    const { items, totalItems } = await getApiCalls(await inEnvironment(context, input), input);
    return { items: items.map(presentApiCall), totalItems };
  });
  mount.call(getLimitsCall, async (context, input) => {
    const windows = await getRateLimits(await inEnvironment(context, input), input, limits);
    return windows.map((window) => presentRateUse(window, context.now()));
  });
};
