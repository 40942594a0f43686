import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { apiClientKeys, apiClients } from '../../../../server/db/schema/apiClients';
import { users } from '../../../../server/db/schema/users';
import type { ServiceContext } from '../../../../server/services/context/serviceContext';
import { nameOfActor } from '../../../../server/services/users/nameOfActor';

const provider = alias(users, 'provider');
const creator = alias(users, 'creator');

/** A client with its provider, its creator and its keys; nothing that proves who it is. */
export type StoredClient = Awaited<ReturnType<typeof selectClients>>[number];

/** Reads the clients that match a condition on `users` and `apiClients`, newest first, with their keys. */
export const selectClients = async ({ db }: ServiceContext, condition: SQL | undefined) => {
  const clients = await db
    .select({
      id: users.id,
      publicId: apiClients.publicId,
      name: sql<string>`coalesce(${users.name}, '')`,
      providerId: provider.id,
      providerName: sql<string>`coalesce(${provider.name}, '')`,
      permissions: users.permissions,
      addresses: apiClients.addresses,
      createdOn: users.createdOn,
      createdBy: sql<string>`coalesce(${nameOfActor(creator)}, '')`,
      lastUsedOn: apiClients.lastUsedOn,
      revokedOn: apiClients.revokedOn,
    })
    .from(apiClients)
    .innerJoin(users, eq(users.id, apiClients.clientId))
    .innerJoin(provider, eq(provider.id, users.parentId))
    .leftJoin(creator, eq(creator.id, apiClients.createdById))
    .where(condition)
    .orderBy(desc(users.id));
  const keys = await db
    .select({
      id: apiClientKeys.id,
      clientId: apiClientKeys.clientId,
      kind: apiClientKeys.kind,
      hint: apiClientKeys.hint,
      createdOn: apiClientKeys.createdOn,
      expiresOn: apiClientKeys.expiresOn,
      lastUsedOn: apiClientKeys.lastUsedOn,
      revokedOn: apiClientKeys.revokedOn,
    })
    .from(apiClientKeys)
    .where(
      inArray(
        apiClientKeys.clientId,
        clients.map(({ id }) => id),
      ),
    )
    .orderBy(desc(apiClientKeys.id));
  return clients.map((client) => ({
    ...client,
    keys: keys.filter(({ clientId }) => clientId === client.id),
  }));
};
