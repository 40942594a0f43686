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
 * What is wrong with rights that are added: nobody adds to their own, and nobody gives a right of the regulator that they
 * do not hold. Whoever manages the users of providers grants any right of that side; taking away is nobody's gain.
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
