import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { roleOfUserType } from '../../../../contract/rules/roleOfUserType';
import { userStatus, userType } from '../../../../contract/rules/userTypes';
import type { Database } from '../../../../server/db/database';
import { apiClientKeys, apiClients } from '../../../../server/db/schema/apiClients';
import { users } from '../../../../server/db/schema/users';
import type { Actor } from '../../../../server/services/context/serviceContext';
import { everyRight } from '../../../../server/services/users/permissionLists';
import { isLiveKey } from './clientKeys';

/** A client and the key that it proved. */
export interface ClientKey {
  readonly clientId: number;
  readonly keyId: number;
}

/** A client as it may act now, and the networks that it may come from. */
export interface FoundClient {
  readonly actor: Actor & Required<Pick<Actor, 'client'>>;
  readonly addresses: readonly string[];
}

const provider = alias(users, 'provider');

/**
 * Returns who a client is, by the tables as they are now; undefined if it or its key was revoked or has expired, or its
 * provider is not active. Its rights are those it was given that its provider still has.
 */
export const findClient = async (
  db: Database,
  { clientId, keyId }: ClientKey,
  now: Date,
): Promise<FoundClient | undefined> => {
  const [found] = await db
    .select({
      name: users.name,
      permissions: users.permissions,
      providerId: provider.id,
      addresses: apiClients.addresses,
      providerRights: rightsOfProvider(sql`provider.id`),
    })
    .from(apiClientKeys)
    .innerJoin(apiClients, eq(apiClients.clientId, apiClientKeys.clientId))
    .innerJoin(users, eq(users.id, apiClients.clientId))
    .innerJoin(provider, and(eq(provider.id, users.parentId), eq(provider.userTypeId, userType.provider)))
    .where(
      and(
        eq(apiClientKeys.id, keyId),
        eq(apiClientKeys.clientId, clientId),
        isLiveKey(now),
        isNull(apiClients.revokedOn),
        eq(users.userTypeId, userType.client),
        eq(users.userStatusId, userStatus.active),
        eq(provider.userStatusId, userStatus.active),
      ),
    );
  const role = roleOfUserType[userType.client];
  if (!found || !role) return undefined;
  const { providerId, addresses } = found;
  const given = givableRights(found.providerRights);
  return {
    actor: {
      userId: clientId,
      username: found.name ?? '',
      role,
      roles: [role],
      permissions: found.permissions.filter((right) => given.includes(right)),
      providerId,
      client: { keyId },
    },
    addresses,
  };
};

/**
 * Selects the rights that a provider has: those of its own account and of its people, as far as they are active. Its id is
 * a value or a column with the name of its table: `holder` has an id too.
 */
export const rightsOfProvider = (providerId: SQL) =>
  sql<string[]>`array(
    select distinct unnest(holder.permissions) from ${users} holder
    where (holder.id = ${providerId} or (holder.parent_id = ${providerId} and holder.user_type_id = ${userType.operator}))
      and holder.user_status_id = ${userStatus.active}
  )`.mapWith(users.permissions);

/** Returns those of a provider's rights that its clients may have, in the order of the grid. */
export const givableRights = (providerRights: readonly string[]): string[] =>
  everyRight(userType.client).filter((right) => providerRights.includes(right));
