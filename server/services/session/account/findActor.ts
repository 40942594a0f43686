import { and, eq, isNotNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { roleOfUserType } from '../../../../contract/entities/user';
import { userStatus, userType } from '../../../../contract/rules/userTypes';
import type { Database } from '../../../db/database';
import { refreshTokens, users } from '../../../db/schema/users';
import type { Actor } from '../../context/serviceContext';
import type { TokenSubject } from '../tokens/accessToken';

const provider = alias(users, 'provider');

/**
 * The actor that a token belongs to, as the users table says now; undefined when the user or the user's provider is
 * inactive or gone, or the sign-in was revoked. Role and rights never come from the token.
 */
export const findActor = async (
  db: Database,
  { userId, familyId }: Pick<TokenSubject, 'userId' | 'familyId'>,
): Promise<Actor | undefined> => {
  const revoked = db
    .select({ one: sql`1` })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.familyId, familyId), isNotNull(refreshTokens.revokedOn)));
  const [row] = await db
    .select({ user: users, providerStatusId: provider.userStatusId })
    .from(users)
    .leftJoin(provider, and(eq(provider.id, users.parentId), eq(provider.userTypeId, userType.provider)))
    .where(and(eq(users.id, userId), notExists(revoked)));
  const role = row && roleOfUserType[row.user.userTypeId];
  if (!role || row.user.username === null || row.user.userStatusId !== userStatus.active) return undefined;
  if (role === 'Operator' && row.providerStatusId !== userStatus.active) return undefined;
  const providerIds = { Administrator: null, Provider: row.user.id, Operator: row.user.parentId };
  return {
    userId: row.user.id,
    username: row.user.username,
    role,
    roles: [role],
    permissions: row.user.permissions,
    providerId: providerIds[role],
  };
};
