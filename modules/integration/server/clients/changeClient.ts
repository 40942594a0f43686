import { and, eq, sql } from 'drizzle-orm';
import { permissionProblem } from '../../../../contract/entities/permissionGrid';
import type { ApiEnvironment } from '../../../../contract/rules/apiEnvironments';
import type { AuditAction } from '../../../../contract/rules/auditActions';
import type { AuditDetail } from '../../../../contract/rules/auditDetails';
import { grantProblem } from '../../../../contract/rules/grantedRights';
import { userStatus, userType } from '../../../../contract/rules/userTypes';
import type { Database } from '../../../../server/db/database';
import { apiClientKeys } from '../../../../server/db/schema/apiClients';
import { users } from '../../../../server/db/schema/users';
import { Refusal, type Words } from '../../../../server/lib/refusal';
import { writeAuditEvent } from '../../../../server/services/audit/writeAuditEvent';
import type { SignedInContext } from '../../../../server/services/context/serviceContext';
import { permissionList } from '../../../../server/services/users/permissionLists';
import { userTexts } from '../../../../server/services/users/texts';
import { isKeyOf, isLiveKey, type NewKey, newKeyValues } from './clientKeys';
import { givableRights, rightsOfProvider } from './findClient';
import { networkOf } from './networks';
import { type StoredClient, selectClients } from './selectClients';
import { clientTexts } from './texts';

/** A provider, and the rights that its clients may have. */
interface ClientsProvider {
  readonly id: number;
  readonly rights: string[];
}

/**
 * Returns the provider whose clients a call is about: the actor's own or, for the regulator, the one that it names.
 * @throws {Refusal} `badRequest` if it names none; `notFound` for another than its own, and one that does not exist
 */
export const providerOf = async (
  { db, actor }: SignedInContext,
  { providerId: named }: { readonly providerId?: number | undefined },
): Promise<ClientsProvider> => {
  const id = actor.role === 'Administrator' ? named : (actor.providerId ?? undefined);
  if (id === undefined) throw refused(userTexts.providerRequired, 'providerId');
  const [provider] =
    named === undefined || named === id
      ? await db
          .select({ id: users.id, rights: rightsOfProvider(sql`${id}::integer`) })
          .from(users)
          .where(and(eq(users.id, id), eq(users.userTypeId, userType.provider)))
      : [];
  if (!provider) throw new Refusal('notFound', userTexts.providerNotFound);
  return { id, rights: givableRights(provider.rights) };
};

/**
 * Changes a client of the provider that the call is about, in one transaction that locks it.
 * @throws {Refusal} `notFound` if there is none; `badRequest` if it was revoked and the change is not `forRevoked`
 */
export const changeClient = <Done>(
  context: SignedInContext,
  input: { readonly id: number; readonly providerId?: number | undefined },
  change: (context: SignedInContext, client: StoredClient, provider: ClientsProvider) => Promise<Done>,
  { forRevoked = false } = {},
): Promise<Done> =>
  context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const provider = await providerOf(inside, input);
    await lockUser(db, input.id);
    const [client] = await selectClients(
      inside,
      and(eq(users.id, input.id), eq(users.parentId, provider.id)),
    );
    if (!client) throw new Refusal('notFound', clientTexts.notFound);
    if (client.revokedOn && !forRevoked) throw refused(clientTexts.revoked);
    return change(inside, client, provider);
  });

/** Locks a user, client or provider until the transaction ends; returns whether it is active. */
export const lockUser = async (db: Database, id: number): Promise<boolean> => {
  const [locked] = await db
    .select({ statusId: users.userStatusId })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update');
  return locked?.statusId === userStatus.active;
};

/** Reads a client again, as it is after a change. */
export const oneClient = async (context: SignedInContext, id: number): Promise<StoredClient> => {
  const [client] = await selectClients(context, eq(users.id, id));
  if (!client) throw new Refusal('notFound', clientTexts.notFound);
  return client;
};

/** Stores a key of a client; returns its id, and the secret if it is one. */
export const insertKey = async (
  { db, now, actor }: SignedInContext,
  clientId: number,
  environment: ApiEnvironment,
  key: NewKey,
): Promise<{ id: number; secret: string | null }> => {
  const { values, secret } = await newKeyValues(environment, key, now());
  const [stored] = await db
    .insert(apiClientKeys)
    .values({ ...values, clientId, createdById: actor.userId })
    .returning({ id: apiClientKeys.id });
  if (!stored) throw new Error('The key was not stored');
  return { id: stored.id, secret };
};

/** Ends one key of a client, or all that hold. */
export const endKeys = async (
  { db, now }: SignedInContext,
  clientId: number,
  keyId?: number,
): Promise<void> => {
  const isThis = keyId === undefined ? undefined : eq(apiClientKeys.id, keyId);
  await db
    .update(apiClientKeys)
    .set({ revokedOn: now() })
    .where(and(isKeyOf(clientId), isLiveKey(now()), isThis));
};

/** Returns whether a person gives a client no right that they do not hold; in the sandbox, where nobody's data are, it may have any. */
export const mayGive = (
  { actor, environment }: SignedInContext,
  after: readonly string[],
  before: readonly string[] = [],
): boolean =>
  environment === 'sandbox' || !grantProblem({ actor, userTypeId: userType.client, before, after });

/**
 * Returns the rights to give a client that has those `before`, each once.
 * @throws {Refusal} `badRequest` for what a client, the provider or the actor does not have
 */
export const givenRights = (
  context: SignedInContext,
  wanted: readonly string[],
  ofProvider: readonly string[],
  before?: readonly string[],
): string[] => {
  const rights = [...new Set(wanted)];
  const problem = permissionProblem(permissionList(userType.client), rights);
  if (problem)
    throw refused(
      problem === 'unknown' ? clientTexts.unknownRights : clientTexts.withoutReading,
      'permissions',
    );
  if (!rights.every((right) => ofProvider.includes(right)))
    throw refused(clientTexts.notOfProvider, 'permissions');
  if (!mayGive(context, rights, before)) throw refused(clientTexts.notHeld, 'permissions');
  return rights;
};

/** Returns the networks to hold a client to, as they are stored, each once. */
export const givenNetworks = (wanted: readonly string[]): string[] => [
  ...new Set(
    wanted.map((text) => {
      const network = networkOf(text);
      if (!network) throw refused(clientTexts.notANetwork(text), 'addresses');
      return network;
    }),
  ),
];

/** Records what was done to a client. */
export const auditClient = (
  context: SignedInContext,
  action: AuditAction,
  clientId: number,
  detail: AuditDetail,
): Promise<void> => writeAuditEvent(context, { action, subject: 'client', subjectId: clientId, detail });

/** Builds the refusal of what a call wants, at a field if it is about one. */
export const refused = (words: Words, field?: string): Refusal =>
  new Refusal('badRequest', words, undefined, field);
