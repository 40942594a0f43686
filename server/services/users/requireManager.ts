import { eq } from 'drizzle-orm';
import { canManageUsers, type ManagingState, selfLockoutProblem } from '../../../contract/rules/selfLockout';
import { userType } from '../../../contract/rules/userTypes';
import type { Database } from '../../db/database';
import { users } from '../../db/schema/users';
import { ItemRefusal } from '../context/actOnEach';
import type { SignedInContext } from '../context/serviceContext';
import { userTexts } from './texts';

/**
 * Locks every administrator until the transaction ends, so that two of them can't remove each other's access
 * at the same time. Always in the same order, or there would be a deadlock.
 */
export const lockAdministrators = (db: Database) =>
  db
    .select({ id: users.id, userStatusId: users.userStatusId, permissions: users.permissions })
    .from(users)
    .where(eq(users.userTypeId, userType.administrator))
    .orderBy(users.id)
    .for('no key update');

type Administrators = Awaited<ReturnType<typeof lockAdministrators>>;

/**
 * Refuses a change that would leave nobody able to manage users, or take that from its own author (spec 6).
 * @throws {ItemRefusal}
 */
export const requireManager = (
  { actor }: SignedInContext,
  administrators: Administrators,
  userId: number,
  after: ManagingState,
): void => {
  const before = administrators.find(({ id }) => id === userId);
  if (!before) return;
  if (userId === actor.userId) {
    const problem = selfLockoutProblem(before, after);
    const field = problem === 'inactive' ? 'userStatusId' : 'permissions';
    if (problem) throw new ItemRefusal(userTexts[problem], field);
  }
  const isManaged = administrators.some((one) => canManageUsers(one.id === userId ? after : one));
  if (canManageUsers(before) && !isManaged) throw new ItemRefusal(userTexts.lastManager);
};
