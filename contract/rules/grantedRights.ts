import { userType } from './userTypes';

/** Who saves a user's rights, and what they would become. */
export interface Granting {
  readonly actor: { readonly userId: number; readonly permissions: readonly string[] };
  /** The user; a new one has no id yet. */
  readonly userId?: number;
  readonly userTypeId: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * The problem with rights that are added: a user may not add to their own, nor grant a right of the regulator that they
 * do not hold. Managers of the providers' users grant any right of that side; removing a right is always allowed.
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
  const isOfRegulator = userTypeId === userType.administrator;
  return isOfRegulator && added.some((right) => !actor.permissions.includes(right)) ? 'notHeld' : undefined;
};
