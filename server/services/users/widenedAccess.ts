import { and, eq, inArray } from 'drizzle-orm';
import type { CheckedInput } from '../../../contract/calls/defineCall';
import type { updateProviders, updateUsers } from '../../../contract/calls/user';
import { userStatus, userType } from '../../../contract/rules/userTypes';
import type { Database } from '../../db/database';
import { users } from '../../db/schema/users';

type UserChanges = CheckedInput<typeof updateUsers>['users'];
type ProviderChanges = CheckedInput<typeof updateProviders>['users'];

/**
 * Returns whether changes to users give an operator what creating one gives: another provider's requests, further rights,
 * or access again.
 */
export const letsOperatorsIn = async (db: Database, changes: UserChanges): Promise<boolean> => {
  const before = await storedOf(db, changes, userType.operator);
  return changes.some(({ id, parentId, permissions, userStatusId }) => {
    const stored = before.get(id);
    if (!stored) return false;
    const isMoved = Boolean(parentId) && parentId !== stored.parentId;
    const isGranted = permissions?.some((right) => !stored.permissions.includes(right)) ?? false;
    return isMoved || isGranted || isRevived(stored, userStatusId);
  });
};

/** Returns whether changes to providers let the operators of one in again who were shut out with it. */
export const revivesProviders = async (db: Database, changes: ProviderChanges): Promise<boolean> => {
  const before = await storedOf(db, changes, userType.provider);
  return changes.some(({ id, userStatusId }) => {
    const stored = before.get(id);
    return stored !== undefined && isRevived(stored, userStatusId);
  });
};

type Stored = typeof users.$inferSelect;

const isRevived = (stored: Stored, userStatusId: number): boolean =>
  userStatusId === userStatus.active && stored.userStatusId !== userStatus.active;

const storedOf = async (
  db: Database,
  changes: readonly { readonly id: number }[],
  userTypeId: number,
): Promise<Map<number, Stored>> => {
  const ids = changes.map(({ id }) => id);
  const found = await db
    .select()
    .from(users)
    .where(and(inArray(users.id, ids), eq(users.userTypeId, userTypeId)));
  return new Map(found.map((user) => [user.id, user]));
};
