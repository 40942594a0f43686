import { inArray } from 'drizzle-orm';
import { access, satisfies } from '../../../contract/access';
import { userType } from '../../../contract/rules/userTypes';
import { users } from '../../db/schema/users';
import { forbidden } from '../context/requireAccess';
import type { Actor, SignedInContext } from '../context/serviceContext';

/**
 * Refuses a call about users of a kind that it is not for, or that its caller has no right to. A caller who may not
 * change users of every kind gets the same refusal for an unknown id: it must not reveal which ids exist.
 * @throws {Refusal} `forbidden`
 */
export const requireUserType = async (
  { db, actor }: SignedInContext,
  items: readonly { readonly id: number }[],
  isCovered: (userTypeId: number) => boolean,
): Promise<void> => {
  const ids = [...new Set(items.map(({ id }) => id))];
  const found = await db.select({ userTypeId: users.userTypeId }).from(users).where(inArray(users.id, ids));
  const kinds = [userType.administrator, userType.operator];
  const mayKnow =
    found.length === ids.length || kinds.every((kind) => mayHandleUserType(actor, kind, 'update'));
  if (!mayKnow || !found.every(({ userTypeId }) => isCovered(userTypeId))) throw forbidden();
};

const rulesOf = {
  [userType.administrator]: {
    see: access.users.edit,
    create: access.users.create,
    update: access.users.update,
  },
  [userType.operator]: {
    see: { anyRule: [access.userProviders.show, access.userProviders.edit] },
    create: access.userProviders.create,
    update: access.userProviders.edit,
  },
} as const;

/**
 * Returns whether the actor's rights cover users of a type: Users_* the regulator's, Providers_* the
 * providers' (spec 6).
 */
export const mayHandleUserType = (
  actor: Actor,
  userTypeId: number,
  verb: 'see' | 'create' | 'update',
): boolean =>
  (userTypeId === userType.administrator || userTypeId === userType.operator) &&
  satisfies(actor, rulesOf[userTypeId][verb]);
