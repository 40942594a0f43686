import type { Mount } from '../../../../server/http/mount';
import {
  getApiCalls as getCallsCall,
  getRateLimits as getLimitsCall,
} from '../../contract/calls/clientCalls';
import { getApiCalls, getRateLimits } from '../calls/readClientCalls';
import { inEnvironment } from '../environment/inEnvironment';
import { presentApiCall, presentRateUse } from '../presenters/presentApiCall';

/** What people see of the calls that providers' systems make. */
export const clientCallRoutes = (mount: Mount): void => {
  mount.call(getCallsCall, async (context, input) => {
    const { items, totalItems } = await getApiCalls(await inEnvironment(context, input), input);
    return { items: items.map(presentApiCall), totalItems };
  });
  mount.call(getLimitsCall, async (context, input) => {
    const windows = await getRateLimits(await inEnvironment(context, input), input);
    return windows.map((window) => presentRateUse(window, context.now()));
  });
};
