import { and, eq, isNull } from 'drizzle-orm';
import type { CheckedInput } from '../../../../contract/calls/defineCall';
import { apiVersion } from '../../../../contract/rules/apiVersion';
import { userStatus, userType } from '../../../../contract/rules/userTypes';
import { apiClientKeys, apiClients } from '../../../../server/db/schema/apiClients';
import { users } from '../../../../server/db/schema/users';
import { Refusal } from '../../../../server/lib/refusal';
import { requireAccess } from '../../../../server/services/context/requireAccess';
import type { SignedInContext } from '../../../../server/services/context/serviceContext';
import { maxClientsPerProvider, maxLiveKeys } from '../../contract/apiClientLimits';
import {
  addApiClientKey as addKeyCall,
  createApiClient as createCall,
  revokeApiClient as revokeCall,
  revokeApiClientKey as revokeKeyCall,
  updateApiClient as updateCall,
} from '../../contract/calls/apiClients';
import {
  auditClient,
  changeClient,
  endKeys,
  givenNetworks,
  givenRights,
  insertKey,
  lockUser,
  mayGive,
  oneClient,
  providerOf,
  refused,
} from './changeClient';
import { isKeyOf, isLiveKey, newPublicId } from './clientKeys';
import { type StoredClient, selectClients } from './selectClients';
import { clientTexts } from './texts';

/** A client after a change, with the secret that was made, if one was. */
export interface ChangedClient {
  readonly client: StoredClient;
  readonly secret: string | null;
}

/**
 * Creates a client of a provider with its first key.
 * @throws {Refusal} `badRequest` at the field that can't be so
 */
export const createApiClient = async (
  context: SignedInContext,
  input: CheckedInput<typeof createCall>,
): Promise<ChangedClient> => {
  requireAccess(context, createCall);
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const provider = await providerOf(inside, input);
    if (!(await lockUser(db, provider.id))) throw refused(clientTexts.inactiveProvider, 'providerId');
    const isOther = and(eq(users.parentId, provider.id), isNull(apiClients.revokedOn));
    const others = await selectClients(inside, isOther);
    if (others.length >= maxClientsPerProvider) throw refused(clientTexts.tooManyClients);
    const permissions = givenRights(inside, input.permissions, provider.rights);
    const addresses = givenNetworks(input.addresses);
    const [created] = await db
      .insert(users)
      .values({
        userTypeId: userType.client,
        userStatusId: userStatus.active,
        name: input.name,
        parentId: provider.id,
        permissions,
        weeklyMail: false,
        createdOn: context.now(),
      })
      .returning({ id: users.id });
    if (!created) throw new Error('The client was not stored');
    const { id } = created;
    await db.insert(apiClients).values({
      clientId: id,
      publicId: newPublicId(input.environment),
      createdById: context.actor.userId,
      addresses,
      apiVersion,
    });
    const key = await insertKey(inside, id, input.environment, input.key);
    await auditClient(inside, 'clientCreated', id, {
      providerId: provider.id,
      permissions,
      addresses,
      keyId: key.id,
    });
    return { client: await oneClient(inside, id), secret: key.secret };
  });
};

/**
 * Changes name, rights or addresses of a client; rights that it loses are lost at its next call.
 * @throws {Refusal} `badRequest` at the field that can't be so
 */
export const updateApiClient = (
  context: SignedInContext,
  input: CheckedInput<typeof updateCall>,
): Promise<StoredClient> => {
  requireAccess(context, updateCall);
  return changeClient(context, input, async (inside, { id, permissions: before }, { rights }) => {
    const { name } = input;
    const permissions = input.permissions && givenRights(inside, input.permissions, rights, before);
    const addresses = input.addresses && givenNetworks(input.addresses);
    if (name !== undefined || permissions)
      await inside.db.update(users).set({ name, permissions }).where(eq(users.id, id));
    if (addresses) await inside.db.update(apiClients).set({ addresses }).where(eq(apiClients.clientId, id));
    await auditClient(inside, 'clientUpdated', id, {
      ...(name !== undefined && { name }),
      ...(permissions && { permissions }),
      ...(addresses && { addresses }),
    });
    return oneClient(inside, id);
  });
};

/**
 * Adds a key, beside the one in use.
 * @throws {Refusal} `badRequest` for a third one, a public key that can't be used, or a client that may do more than the actor
 */
export const addClientKey = (
  context: SignedInContext,
  input: CheckedInput<typeof addKeyCall>,
): Promise<ChangedClient> => {
  requireAccess(context, addKeyCall);
  return changeClient(context, input, async (inside, { id, permissions }) => {
    // Whoever has a key has what its client may do.
    if (!mayGive(inside, permissions)) throw refused(clientTexts.keyOfMore);
    const live = and(isKeyOf(id), isLiveKey(context.now()));
    if ((await inside.db.$count(apiClientKeys, live)) >= maxLiveKeys) throw refused(clientTexts.tooManyKeys);
    const key = await insertKey(inside, id, input.environment, input.key);
    await auditClient(inside, 'clientKeyAdded', id, { keyId: key.id });
    return { client: await oneClient(inside, id), secret: key.secret };
  });
};

/**
 * Ends a key, and its tokens with it, from the next call on.
 * @throws {Refusal} `badRequest` for a key of another client
 */
export const revokeClientKey = (
  context: SignedInContext,
  input: CheckedInput<typeof revokeKeyCall>,
): Promise<StoredClient> => {
  requireAccess(context, revokeKeyCall);
  return changeClient(
    context,
    input,
    async (inside, { id, keys }) => {
      const key = keys.find((one) => one.id === input.keyId);
      if (!key) throw new Refusal('notFound', clientTexts.keyNotFound);
      if (key.revokedOn) return oneClient(inside, id);
      await endKeys(inside, id, key.id);
      await auditClient(inside, 'clientKeyRevoked', id, { keyId: key.id });
      return oneClient(inside, id);
    },
    { forRevoked: true },
  );
};

/** Ends a client for good, and its keys and tokens with it, from the next call on. */
export const revokeApiClient = (
  context: SignedInContext,
  input: CheckedInput<typeof revokeCall>,
): Promise<StoredClient> => {
  requireAccess(context, revokeCall);
  return changeClient(
    context,
    input,
    async (inside, { id, revokedOn }) => {
      if (revokedOn) return oneClient(inside, id);
      const { db, now } = inside;
      await db.update(users).set({ userStatusId: userStatus.inactive }).where(eq(users.id, id));
      await db.update(apiClients).set({ revokedOn: now() }).where(eq(apiClients.clientId, id));
      await endKeys(inside, id);
      await auditClient(inside, 'clientRevoked', id, {});
      return oneClient(inside, id);
    },
    { forRevoked: true },
  );
};
