import { and, eq } from 'drizzle-orm';
import { permissionProblem } from '../../../contract/entities/permissionGrid';
import { type Granting, grantProblem } from '../../../contract/rules/grantedRights';
import { userType } from '../../../contract/rules/userTypes';
import type { Database } from '../../db/database';
import { users } from '../../db/schema/users';
import { ItemRefusal } from '../context/actOnEach';
import { permissionList } from './permissionLists';
import { userTexts } from './texts';

interface Wanted {
  userTypeId: number;
  parentId: number | null;
  permissions: readonly string[];
}

/**
 * Refuses a provider's user without an existing provider, and permissions that the type's grid can't grant (spec 4 to
 * 6).
 * @throws {ItemRefusal} at its field
 */
export const requireConsistentUser = async (
  db: Database,
  { userTypeId, parentId, permissions }: Wanted,
): Promise<void> => {
  if (userTypeId === userType.operator) {
    if (parentId === null) throw new ItemRefusal(userTexts.providerRequired, 'parentId');
    const [provider] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, parentId), eq(users.userTypeId, userType.provider)));
    if (!provider) throw new ItemRefusal(userTexts.providerNotFound, 'parentId');
  }
  const problem = permissionProblem(permissionList(userTypeId), permissions);
  if (problem) throw new ItemRefusal(userTexts[problem], 'permissions');
};

/**
 * Refuses rights that the actor may not grant (spec 10.9).
 * @throws {ItemRefusal} at the permissions
 */
export const requireGrantable = (granting: Granting): void => {
  const problem = grantProblem(granting);
  if (problem) throw new ItemRefusal(userTexts[problem], 'permissions');
};
