import { type AccessRule, access } from '../../../contract/access';
import { processMaintenanceRequests } from '../../../contract/calls/annualMaintenance';
import { setEligibility } from '../../../contract/calls/applicationAction';
import { setActOfTwo } from '../../../contract/calls/approval';
import type { Call, CheckedInput } from '../../../contract/calls/defineCall';
import { erasePerson as erasePersonCall } from '../../../contract/calls/erasure';
import { createUsers as createUsersCall } from '../../../contract/calls/user';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import type { HeldActName } from '../../../contract/rules/approvals';
import { maxRequestsPerApproval } from '../../../contract/rules/maintenanceLimits';
import { userType } from '../../../contract/rules/userTypes';
import { Refusal } from '../../lib/refusal';
import { processRequests } from '../annualMaintenance/processRequests';
import { decideEligibility } from '../applications/moves/decide';
import type { SignedInContext } from '../context/serviceContext';
import { erasePerson } from '../dataProtection/erasePerson';
import { createUsers } from '../users/createUsers';
import { isNeeded, switchAct } from './actsOfTwo';
import { approvalTexts } from './texts';

/** An act that may have to wait for a second person. */
export interface HeldAct<C extends Call = Call, Answer = unknown> {
  readonly name: HeldActName;
  /** The call that asks for it; its schema also reads what was kept. */
  readonly call: C;
  /** Who may confirm it. */
  readonly rule: AccessRule;
  /** Returns whether it has to wait. */
  readonly waits: (context: SignedInContext, input: CheckedInput<C>) => Promise<boolean>;
  /** The request that it decides, if it is a decision. */
  readonly applicationId?: (input: CheckedInput<C>) => number;
  /** Does it. What it reports as failed must leave nothing behind when the caller's transaction ends. */
  readonly run: (context: SignedInContext, input: CheckedInput<C>) => Promise<Answer>;
}

const define = <C extends Call, Answer>(act: HeldAct<C, Answer>): HeldAct<C, Answer> => act;

/** Every act that may have to wait for a second person. */
export const heldActs = {
  nonEligible: define({
    name: 'nonEligible',
    call: setEligibility,
    rule: access.backofficeApplications.update,
    waits: async (context, decision) =>
      decision.applicationStatus === applicationStatus.nonEligible && isNeeded(context, 'nonEligible'),
    applicationId: (decision) => decision.applicationId,
    run: async (context, decision) => {
      await decideEligibility(context, decision);
      return true;
    },
  }),
  processRequests: define({
    name: 'processRequests',
    call: processMaintenanceRequests,
    rule: access.maintenanceRequests.process,
    waits: async (context, { maintenanceRequestIdsToProcess: ids }) => {
      const waits = await isNeeded(context, 'processRequests');
      if (waits && ids.length > maxRequestsPerApproval)
        throw new Refusal('badRequest', approvalTexts.tooMany);
      return waits;
    },
    run: (context, order) => processRequests(context, order.maintenanceRequestIdsToProcess),
  }),
  newOperators: define({
    name: 'newOperators',
    call: createUsersCall,
    rule: access.userProviders.create,
    waits: async (context, { users }) =>
      users.some(({ userTypeId }) => userTypeId === userType.operator) && isNeeded(context, 'newOperators'),
    run: createUsers,
  }),
  erasePerson: define({
    name: 'erasePerson',
    call: erasePersonCall,
    rule: access.dataProtection.erase,
    waits: (context) => isNeeded(context, 'erasePerson'),
    run: erasePerson,
  }),
  switchOff: define({
    name: 'switchOff',
    call: setActOfTwo,
    rule: access.approvals.edit,
    waits: async (_, { isNeeded: isOn }) => !isOn,
    run: switchAct,
  }),
};
