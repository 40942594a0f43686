import { access, satisfies } from '../../../contract/access';
import { processMaintenanceRequests } from '../../../contract/calls/annualMaintenance';
import { setEligibility } from '../../../contract/calls/applicationAction';
import {
  createUsers as createUsersCall,
  updateProviders as updateProvidersCall,
  updateUsers as updateUsersCall,
} from '../../../contract/calls/user';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { userStatus, userType } from '../../../contract/rules/userTypes';
import { countForProcessing } from '../annualMaintenance/followProcessing';
import { processRequests } from '../annualMaintenance/processRequests';
import { decideEligibility } from '../applications/moves/decide';
import { updateProviders } from '../providers/updateProviders';
import { createUsers } from '../users/createUsers';
import { updateUsers } from '../users/updateUsers';
import { letsOperatorsIn, revivesProviders } from '../users/widenedAccess';
import { defineAct } from './act';
import { tellOfDecision, usersOf } from './tell';

/** The decision on a request; 'Não Elegível' may have to wait. */
export const decide = defineAct({
  name: 'nonEligible',
  call: setEligibility,
  rule: access.backofficeApplications.update,
  waits: async (_, decision, isNeeded) =>
    decision.applicationStatus === applicationStatus.nonEligible && isNeeded(),
  applicationId: (decision) => decision.applicationId,
  run: async (context, decision) => {
    await decideEligibility(context, decision);
    return true;
  },
  tell: tellOfDecision,
});

/** The processing of maintenance requests. */
export const process = defineAct({
  name: 'processRequests',
  call: processMaintenanceRequests,
  rule: access.maintenanceRequests.process,
  size: (order) => order.maintenanceRequestIdsToProcess.length,
  run: (context, order) => processRequests(context, order.maintenanceRequestIdsToProcess),
  tell: async (context, { maintenanceRequestIdsToProcess: ids }) => {
    const mayCount = satisfies(context.actor, access.maintenanceRequests.process);
    return { requests: ids.length, byProvider: mayCount ? await countForProcessing(context, ids) : null };
  },
});

/** New users, of which operators may have to wait. */
export const create = defineAct({
  name: 'newOperators',
  call: createUsersCall,
  rule: access.userProviders.create,
  waits: async (_, { users }, isNeeded) =>
    users.some(({ userTypeId }) => userTypeId === userType.operator) && isNeeded(),
  run: createUsers,
  tell: async ({ db }, { users: created }) => {
    const providers = await usersOf(
      db,
      created.map(({ parentId }) => parentId),
    );
    return {
      newUsers: created.map(({ username, parentId, permissions }) => ({
        username,
        providerDescription: providers.get(parentId ?? 0)?.name ?? null,
        permissions: permissions ?? [],
      })),
    };
  },
});

/** Changes of users, of which what lets operators in may have to wait. */
export const change = defineAct({
  name: 'newOperators',
  call: updateUsersCall,
  rule: access.userProviders.edit,
  waits: async (context, { users }, isNeeded) => (await isNeeded()) && letsOperatorsIn(context.db, users),
  run: updateUsers,
  tell: async ({ db }, { users: changed }) => {
    const known = await usersOf(
      db,
      changed.flatMap(({ id, parentId }) => [id, parentId]),
    );
    return {
      changedUsers: changed.map(({ id, parentId, permissions, userStatusId }) => {
        const now = known.get(id);
        const isMoved = Boolean(parentId) && parentId !== now?.parentId;
        return {
          username: now?.username ?? `${id}`,
          isRevived: userStatusId === userStatus.active && now?.userStatusId !== userStatus.active,
          newProvider: isMoved ? (known.get(parentId ?? 0)?.name ?? null) : null,
          addedPermissions: (permissions ?? []).filter((right) => !now?.permissions.includes(right)),
        };
      }),
    };
  },
});

/** Changes of providers, of which what makes one active again may have to wait. */
export const changeProviders = defineAct({
  name: 'newOperators',
  call: updateProvidersCall,
  rule: access.providers.edit,
  waits: async (context, { users }, isNeeded) => (await isNeeded()) && revivesProviders(context.db, users),
  run: updateProviders,
  tell: (_, { users: changed }) => ({ revivedProviders: changed.map(({ name }) => name) }),
});
