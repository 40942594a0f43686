import { type AccessRule, access } from '../../../contract/access';
import type { Call, CheckedInput } from '../../../contract/calls/defineCall';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import type { HeldActName } from '../../../contract/rules/approvals';
import { maxRequestsPerApproval } from '../../../contract/rules/maintenanceLimits';
import { userType } from '../../../contract/rules/userTypes';
import type { approvals } from '../../../server/db/schema/approvals';
import { Refusal } from '../../../server/lib/refusal';
import type { Act, ActContext } from '../../../server/services/acts/act';
import { acts } from '../../../server/services/acts/acts';
import { letsOperatorsIn, revivesProviders } from '../../../server/services/users/widenedAccess';
import { access as own } from '../contract/access';
import { setActOfTwo } from '../contract/calls';
import { isNeeded, switchAct } from './actsOfTwo';
import { approvalTexts } from './texts';

/** An act with what decides whether it waits. */
export interface HeldAct<C extends Call = Call, Answer = unknown> extends Act<C, Answer> {
  /** What people know it by, and switch on; several calls can ask for the same. */
  readonly name: HeldActName;
  /** Who may confirm it. */
  readonly rule: AccessRule;
  /** Returns whether it has to wait. */
  readonly waits: (context: ActContext, input: CheckedInput<C>) => Promise<boolean>;
  /** The request that it decides, if it is a decision. */
  readonly applicationId?: (input: CheckedInput<C>) => number;
}

const define = <C extends Call, Answer>(
  act: Act<C, Answer>,
  terms: Omit<HeldAct<C, Answer>, keyof Act>,
): HeldAct<C, Answer> => ({ ...act, ...terms });

/** Every act that may have to wait for a second person. */
export const heldActs = {
  nonEligible: define(acts.decide, {
    name: 'nonEligible',
    rule: access.backofficeApplications.update,
    waits: async (context, decision) =>
      decision.applicationStatus === applicationStatus.nonEligible && isNeeded(context, 'nonEligible'),
    applicationId: (decision) => decision.applicationId,
  }),
  processRequests: define(acts.processRequests, {
    name: 'processRequests',
    rule: access.maintenanceRequests.process,
    waits: async (context, { maintenanceRequestIdsToProcess: ids }) => {
      const waits = await isNeeded(context, 'processRequests');
      if (waits && ids.length > maxRequestsPerApproval)
        throw new Refusal('badRequest', approvalTexts.tooMany);
      return waits;
    },
  }),
  newOperators: define(acts.createUsers, {
    name: 'newOperators',
    rule: access.userProviders.create,
    waits: async (context, { users }) =>
      users.some(({ userTypeId }) => userTypeId === userType.operator) && isNeeded(context, 'newOperators'),
  }),
  changedOperators: define(acts.updateUsers, {
    name: 'newOperators',
    rule: access.userProviders.edit,
    waits: async (context, { users }) =>
      (await isNeeded(context, 'newOperators')) && letsOperatorsIn(context.db, users),
  }),
  revivedProviders: define(acts.updateProviders, {
    name: 'newOperators',
    rule: access.providers.edit,
    waits: async (context, { users }) =>
      (await isNeeded(context, 'newOperators')) && revivesProviders(context.db, users),
  }),
  erasePerson: define(acts.erasePerson, {
    name: 'erasePerson',
    rule: access.dataProtection.erase,
    waits: (context) => isNeeded(context, 'erasePerson'),
  }),
  releasedSchedule: define(acts.releaseRetention, {
    name: 'erasePerson',
    rule: access.dataProtection.erase,
    waits: (context) => isNeeded(context, 'erasePerson'),
  }),
  switchOff: define(
    { call: setActOfTwo, run: switchAct },
    { name: 'switchOff', rule: own.approvals.edit, waits: async (_, { isNeeded: isOn }) => !isOn },
  ),
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

/** Returns an act with what decides whether it waits; undefined for one that never does. */
export const heldActOfCall = <C extends Call, Answer>({
  call,
  run,
}: Act<C, Answer>): HeldAct<C, Answer> | undefined => {
  const held = Object.values<HeldAct>(heldActs).find(({ call: { path } }) => path === call.path);
  return held && { ...held, call, run };
};
