import { and, eq, isNotNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { roleOfUserType } from '../../../../contract/rules/roleOfUserType';
import { userStatus, userType } from '../../../../contract/rules/userTypes';
import type { Database } from '../../../db/database';
import { refreshTokens, users } from '../../../db/schema/users';
import type { Actor } from '../../context/serviceContext';
import type { TokenSubject } from '../tokens/accessToken';

const provider = alias(users, 'provider');

const prepare = (db: Database) => {
  const [userId, familyId] = [sql.placeholder('userId'), sql.placeholder('familyId')];
  const revoked = db
    .select({ one: sql`1` })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.familyId, familyId), isNotNull(refreshTokens.revokedOn)));
  return (
    db
      .select({
        typeId: users.userTypeId,
        statusId: users.userStatusId,
        username: users.username,
        parentId: users.parentId,
        permissions: users.permissions,
        providerStatusId: provider.userStatusId,
      })
      .from(users)
      .leftJoin(provider, and(eq(provider.id, users.parentId), eq(provider.userTypeId, userType.provider)))
      .where(and(eq(users.id, userId), notExists(revoked)))
      // Unnamed: behind a connection pooler, a named statement would outlive the connection.
      .prepare('')
  );
};

/** Every call runs this statement, so it is built once per database. */
const prepared = new WeakMap<Database, ReturnType<typeof prepare>>();

const statementOf = (db: Database) => {
  const statement = prepared.get(db) ?? prepare(db);
  prepared.set(db, statement);
  return statement;
};

/**
 * Returns the actor of a token, according to the users table now; undefined if the user or the user's
 * provider is inactive or gone, or the sign-in was revoked. Role and rights never come from the token.
 */
export const findActor = async (
  db: Database,
  { userId, familyId }: Pick<TokenSubject, 'userId' | 'familyId'>,
): Promise<Actor | undefined> => {
  const [found] = await statementOf(db).execute({ userId, familyId });
  return found && actorOf(userId, found);
};

/** Returns who a user would be if signed in now, for work on their behalf; undefined if nobody could sign in as them. */
export const findActorOfUser = (db: Database, userId: number): Promise<Actor | undefined> =>
  findActor(db, { userId, familyId: '' });

type Found = Awaited<ReturnType<ReturnType<typeof prepare>['execute']>>[number];

const actorOf = (userId: number, found: Found): Actor | undefined => {
  const role = roleOfUserType[found.typeId];
  // A client acts by its own tokens alone, and for nobody else.
  if (
    !role ||
    found.typeId === userType.client ||
    found.username === null ||
    found.statusId !== userStatus.active
  )
    return undefined;
  if (role === 'Operator' && found.providerStatusId !== userStatus.active) return undefined;
  const providerIds = { Administrator: null, Provider: userId, Operator: found.parentId };
  return {
    userId,
    username: found.username,
    role,
    roles: [role],
    permissions: found.permissions,
    providerId: providerIds[role],
  };
};
