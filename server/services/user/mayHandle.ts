import { access, satisfies } from '../../../contract/access';
import { userType } from '../../../contract/rules/userTypes';
import type { Actor } from '../serviceContext';

const rulesOf = {
  [userType.administrator]: { create: access.users.create, update: access.users.update },
  [userType.operator]: { create: access.userProviders.create, update: access.userProviders.edit },
} as const;

/** Whether the actor's rights cover users of a type: Users_* the regulator's, Providers_* the providers' (spec 6). */
export const mayHandle = (actor: Actor, userTypeId: number, verb: 'create' | 'update'): boolean =>
  (userTypeId === userType.administrator || userTypeId === userType.operator) &&
  satisfies(actor, rulesOf[userTypeId][verb]);
