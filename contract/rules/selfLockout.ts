import type { Right } from '../access';
import { userStatus } from './userTypes';

/** The rights that must not be lost: without them nobody could grant rights again. */
const managing: readonly Right[] = ['Users_Reader', 'Users_Updater'];

/** The state that determines whether a user can manage users. */
export interface ManagingState {
  readonly userStatusId: number;
  readonly permissions: readonly string[];
}

/** Returns whether an administrator in this state can open and change the regulator's users. */
export const canManageUsers = ({ userStatusId, permissions }: ManagingState): boolean =>
  userStatusId === userStatus.active && managing.every((right) => permissions.includes(right));

/**
 * Returns the problem with a change that administrators make to themselves: becoming inactive, or losing the
 * rights to manage users.
 */
export const selfLockoutProblem = (
  before: ManagingState,
  after: ManagingState,
): 'inactive' | 'lostManagement' | undefined => {
  if (after.userStatusId !== userStatus.active) return 'inactive';
  const loses = managing.some(
    (right) => before.permissions.includes(right) && !after.permissions.includes(right),
  );
  return loses ? 'lostManagement' : undefined;
};
