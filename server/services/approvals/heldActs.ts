import { type AccessRule, access } from '../../../contract/access';
import { processMaintenanceRequests } from '../../../contract/calls/annualMaintenance';
import { setEligibility } from '../../../contract/calls/applicationAction';
import { setActOfTwo } from '../../../contract/calls/approval';
import type { Call, CheckedInput } from '../../../contract/calls/defineCall';
import {
  createUsers as createUsersCall,
  updateProviders as updateProvidersCall,
  updateUsers as updateUsersCall,
} from '../../../contract/calls/user';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import type { HeldActName } from '../../../contract/rules/approvals';
import { maxRequestsPerApproval } from '../../../contract/rules/maintenanceLimits';
import { userType } from '../../../contract/rules/userTypes';
import { access as ofDataProtection } from '../../../modules/dataProtection/contract/access';
import { erasePerson as erasePersonCall } from '../../../modules/dataProtection/contract/erasureCalls';
import type { RetentionSettings } from '../../../modules/dataProtection/contract/retention';
import { releaseRetention as releaseRetentionCall } from '../../../modules/dataProtection/contract/retentionCalls';
import { erasePerson } from '../../../modules/dataProtection/server/erasure/erasePerson';
import { releaseRetention } from '../../../modules/dataProtection/server/schedule/retentionState';
import type { approvals } from '../../db/schema/approvals';
import { Refusal } from '../../lib/refusal';
import { processRequests } from '../annualMaintenance/processRequests';
import { decideEligibility } from '../applications/moves/decide';
import type { SignedInContext } from '../context/serviceContext';
import { updateProviders } from '../providers/updateProviders';
import { createUsers } from '../users/createUsers';
import { updateUsers } from '../users/updateUsers';
import { letsOperatorsIn, revivesProviders } from '../users/widenedAccess';
import { isNeeded, switchAct } from './actsOfTwo';
import { approvalTexts } from './texts';

/** What doing an act needs: the caller's context, and the installation's retention schedule where an act is about that. */
export interface ActContext extends SignedInContext {
  readonly retention?: RetentionSettings;
}

/** An act that may have to wait for a second person. */
export interface HeldAct<C extends Call = Call, Answer = unknown> {
  /** What people know it by, and switch on; several calls can ask for the same. */
  readonly name: HeldActName;
  /** The call that asks for it; its schema also reads what was kept. */
  readonly call: C;
  /** Who may confirm it. */
  readonly rule: AccessRule;
  /** Returns whether it has to wait. */
  readonly waits: (context: ActContext, input: CheckedInput<C>) => Promise<boolean>;
  /** The request that it decides, if it is a decision. */
  readonly applicationId?: (input: CheckedInput<C>) => number;
  /** Does it. What it reports as failed must leave nothing behind when the caller's transaction ends. */
  readonly run: (context: ActContext, input: CheckedInput<C>) => Promise<Answer>;
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
  changedOperators: define({
    name: 'newOperators',
    call: updateUsersCall,
    rule: access.userProviders.edit,
    waits: async (context, { users }) =>
      (await isNeeded(context, 'newOperators')) && letsOperatorsIn(context.db, users),
    run: updateUsers,
  }),
  revivedProviders: define({
    name: 'newOperators',
    call: updateProvidersCall,
    rule: access.providers.edit,
    waits: async (context, { users }) =>
      (await isNeeded(context, 'newOperators')) && revivesProviders(context.db, users),
    run: updateProviders,
  }),
  erasePerson: define({
    name: 'erasePerson',
    call: erasePersonCall,
    rule: ofDataProtection.dataProtection.erase,
    waits: (context) => isNeeded(context, 'erasePerson'),
    run: erasePerson,
  }),
  releasedSchedule: define({
    name: 'erasePerson',
    call: releaseRetentionCall,
    rule: ofDataProtection.dataProtection.erase,
    waits: (context) => isNeeded(context, 'erasePerson'),
    run: ({ retention = {}, ...context }, run) => releaseRetention({ ...context, retention }, run),
  }),
  switchOff: define({
    name: 'switchOff',
    call: setActOfTwo,
    rule: access.approvals.edit,
    waits: async (_, { isNeeded: isOn }) => !isOn,
    run: switchAct,
  }),
};

/** The key of a payload under which the path of its call stands: several calls can ask for one act. */
export const callOfPayload = 'call';

/** Returns the act that was kept: of those of its name, the one that the kept call asks for. */
export const heldActOf = ({
  act,
  payload,
}: Pick<typeof approvals.$inferSelect, 'act' | 'payload'>): HeldAct => {
  const asked: unknown = Reflect.get(Object(payload), callOfPayload);
  const ofName = Object.values<HeldAct>(heldActs).filter(({ name }) => name === act);
  // What was kept by the version before names no call, and is of the first.
  return ofName.find(({ call }) => call.path === asked) ?? heldActs[act];
};
