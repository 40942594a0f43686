import {
  existsRecheckInProgress as existsRecheckInProgressCall,
  getComparisons as getComparisonsCall,
  getRecheckRequests,
  recheckApplication as recheckApplicationCall,
} from '../../contract/calls/recheck';
import type { Mount } from '../http/mount';
import { presentRecheckRequest } from '../presenters/presentRecheckRequest';
import { getComparisons } from '../services/applications/detail/getComparisons';
import { existsRecheckInProgress, listRechecks } from '../services/applications/detail/listRechecks';
import { recheckApplication } from '../services/applications/moves/recheck';

/** The calls about rechecks of an application (spec 7). */
export const recheckRoutes = (mount: Mount): void => {
  mount.call(recheckApplicationCall, async (context, input) => [
    { success: true, applicationId: await recheckApplication(context, input) },
  ]);
  mount.call(getComparisonsCall, getComparisons);
  mount.call(existsRecheckInProgressCall, existsRecheckInProgress);
  mount.call(getRecheckRequests, async (context, input) => {
    const rechecks = await listRechecks(context, input);
    return rechecks.map((row) => presentRecheckRequest(context.actor, row));
  });
};
