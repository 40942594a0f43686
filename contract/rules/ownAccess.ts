import type { Right } from '../access';
import { userStatus } from './userTypes';

/** The rights that must not be lost: without them nobody could grant rights again. */
const managing: readonly Right[] = ['Users_Reader', 'Users_Updater'];

/** What decides whether a user can manage users. */
export interface ManagingState {
  readonly userStatusId: number;
  readonly permissions: readonly string[];
}

/** Whether an administrator in this state can open the regulator's users and change them. */
export const canManageUsers = ({ userStatusId, permissions }: ManagingState): boolean =>
  userStatusId === userStatus.active && managing.every((right) => permissions.includes(right));

/** What an administrator may not do to themselves: become inactive, or lose the rights to manage users. */
export const ownAccessProblem = (
  before: ManagingState,
  after: ManagingState,
): 'inactive' | 'lostManagement' | undefined => {
  if (after.userStatusId !== userStatus.active) return 'inactive';
  const loses = managing.some(
    (right) => before.permissions.includes(right) && !after.permissions.includes(right),
  );
  return loses ? 'lostManagement' : undefined;
};
