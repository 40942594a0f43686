import { processMaintenanceRequests } from '../../../contract/calls/annualMaintenance';
import { setEligibility } from '../../../contract/calls/applicationAction';
import type { Call } from '../../../contract/calls/defineCall';
import { erasePerson as erasePersonCall } from '../../../contract/calls/erasure';
import { releaseRetention as releaseRetentionCall } from '../../../contract/calls/retention';
import {
  createUsers as createUsersCall,
  updateProviders as updateProvidersCall,
  updateUsers as updateUsersCall,
} from '../../../contract/calls/user';
import { processRequests } from '../annualMaintenance/processRequests';
import { decideEligibility } from '../applications/moves/decide';
import { erasePerson } from '../dataProtection/erasePerson';
import { releaseRetention } from '../dataProtection/schedule/retentionState';
import { updateProviders } from '../providers/updateProviders';
import { createUsers } from '../users/createUsers';
import { updateUsers } from '../users/updateUsers';
import type { Act } from './act';

const define = <C extends Call, Answer>(act: Act<C, Answer>): Act<C, Answer> => act;

/** Every act of the core that may have to wait for a second person. */
export const acts = {
  decide: define({
    call: setEligibility,
    run: async (context, decision) => {
      await decideEligibility(context, decision);
      return true;
    },
  }),
  processRequests: define({
    call: processMaintenanceRequests,
    run: (context, order) => processRequests(context, order.maintenanceRequestIdsToProcess),
  }),
  createUsers: define({ call: createUsersCall, run: createUsers }),
  updateUsers: define({ call: updateUsersCall, run: updateUsers }),
  updateProviders: define({ call: updateProvidersCall, run: updateProviders }),
  erasePerson: define({ call: erasePersonCall, run: erasePerson }),
  releaseRetention: define({
    call: releaseRetentionCall,
    run: ({ retention = {}, ...context }, run) => releaseRetention({ ...context, retention }, run),
  }),
};
