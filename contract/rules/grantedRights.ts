import { access } from '../access';
import { userType } from './userTypes';

/** A change to a user's rights, and the user who saves it. */
export interface Granting {
  readonly actor: { readonly userId: number; readonly permissions: readonly string[] };
  /** The user whose rights change; a new one has no id yet. */
  readonly userId?: number;
  readonly userTypeId: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * Returns the problem with the rights added: users may not add to their own, nor grant a right of the
 * regulator's, or one of a provider's system, that they do not hold. Managers of the providers' users may grant any right
 * on that side. Removing a right is always allowed.
 */
export const grantProblem = ({
  actor,
  userId,
  userTypeId,
  before,
  after,
}: Granting): 'ownRights' | 'notHeld' | undefined => {
  const added = after.filter((right) => !before.includes(right));
  if (added.length === 0) return undefined;
  if (userId === actor.userId) return 'ownRights';
  const mustHold =
    userTypeId === userType.administrator || (userTypeId === userType.client && !managesOperators(actor));
  return mustHold && added.some((right) => !actor.permissions.includes(right)) ? 'notHeld' : undefined;
};

const { create, edit } = access.userProviders;
const managesOperators = ({ permissions }: Granting['actor']) =>
  [...create.anyOf, ...edit.anyOf].some((right) => permissions.includes(right));
