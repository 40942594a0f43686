import {
  cancelApplications as cancelApplicationsCall,
  getActivationReasons,
  getCancellationReasons,
  getInactivationReasons,
  setActivationStatus,
  setEligibility,
} from '../../contract/calls/applicationAction';
import type { Mount } from '../http/mount';
import { activateApplications } from '../services/applications/moves/activate';
import { cancelApplications } from '../services/applications/moves/cancel';
import { deactivateApplication } from '../services/applications/moves/deactivate';
import { decideEligibility } from '../services/applications/moves/decide';
import { listReasons } from '../services/applications/moves/reasons';

/** The actions on an application, and the reasons that people choose from (spec 7). */
export const applicationActionRoutes = (mount: Mount): void => {
  mount.call(setEligibility, async (context, input) => {
    await decideEligibility(context, input);
    return true;
  });
  mount.call(setActivationStatus, (context, input) =>
    'applicationActivations' in input
      ? activateApplications(context, input)
      : deactivateApplication(context, input),
  );
  mount.call(cancelApplicationsCall, cancelApplications);

  mount.call(getActivationReasons, (context) => listReasons(context, 'activation'));
  mount.call(getInactivationReasons, (context) => listReasons(context, 'inactivation'));
  mount.call(getCancellationReasons, (context) => listReasons(context, 'cancellation'));
};
