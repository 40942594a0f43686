import { and, asc, eq, isNull, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { allows } from '../../../contract/access';
import type { CheckedInput } from '../../../contract/calls/defineCall';
import { savedSearches } from '../../../server/db/schema/savedSearches';
import { users } from '../../../server/db/schema/users';
import { Refusal } from '../../../server/lib/refusal';
import { writeAuditEvent } from '../../../server/services/audit/writeAuditEvent';
import { onceByKey } from '../../../server/services/context/onceByKey';
import { forbidden, requireAccess } from '../../../server/services/context/requireAccess';
import type { Actor, SignedInContext } from '../../../server/services/context/serviceContext';
import { lockUsers } from '../../../server/services/session/account/lockUsers';
import {
  createSavedSearch as createCall,
  listSavedSearches as listCall,
  removeSavedSearch as removeCall,
  updateSavedSearch as updateCall,
} from '../contract/calls';
import { maxSavedSearches } from '../contract/savedSearchRules';
import { savedSearchTexts } from './texts';

/** A saved search with what its reader may know of its owner. */
export interface FoundSearch {
  readonly search: typeof savedSearches.$inferSelect;
  readonly isOwn: boolean;
  readonly owner: string;
}

/** Returns an actor's own searches of a resource's lists, and those shared within the actor's side, by name. */
export const listSavedSearches = async (
  context: SignedInContext,
  { resource }: CheckedInput<typeof listCall>,
): Promise<FoundSearch[]> => {
  requireAccess(context, listCall);
  requireList(context.actor, resource);
  const found = await findSearches(
    context,
    and(eq(savedSearches.resource, resource), or(isOwnedBy(context.actor), isSharedWith(context.actor))),
  );
  const ids = found.map(({ search }) => search.id);
  // Its filters may name a person.
  if (ids.length > 0)
    await writeAuditEvent(context, { action: 'view', subject: 'savedSearches', detail: { resource, ids } });
  return found;
};

/**
 * Saves a search.
 * @throws {Refusal} `badRequest` for a name that the actor has already, and for one search too many
 */
export const createSavedSearch = async (
  context: SignedInContext,
  input: CheckedInput<typeof createCall>,
): Promise<FoundSearch> => {
  requireAccess(context, createCall);
  requireList(context.actor, input.resource);
  return onceByKey(context, async (inside) => {
    const { db, actor, now } = inside;
    const others = await lockOthers(inside, input.resource);
    if (others.length >= maxSavedSearches)
      throw new Refusal('badRequest', savedSearchTexts.tooMany(maxSavedSearches));
    requireFreeName(others, input.name);
    const at = { createdOn: now(), updatedOn: now() };
    const owner = { ownerId: actor.userId, providerId: actor.providerId };
    const [created] = await db
      .insert(savedSearches)
      .values({ ...input, ...owner, ...at })
      .returning({ id: savedSearches.id });
    if (!created) throw new Error('No search was saved');
    const { resource, shared } = input;
    await writeAuditEvent(inside, {
      action: 'create',
      subject: 'savedSearch',
      subjectId: created.id,
      detail: { resource, shared },
    });
    return readOwn(inside, created.id);
  });
};

/**
 * Changes the name, the content or the readers of an actor's own search.
 * @throws {Refusal} `notFound` for one that the actor does not have; `badRequest` for a name that another one has
 */
export const updateSavedSearch = async (
  context: SignedInContext,
  { id, ...changes }: CheckedInput<typeof updateCall>,
): Promise<FoundSearch> => {
  requireAccess(context, updateCall);
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const { search } = await readOwn(inside, id);
    const others = (await lockOthers(inside, search.resource)).filter((other) => other.id !== id);
    if (changes.name !== undefined) requireFreeName(others, changes.name);
    const { providerId } = context.actor;
    await db
      .update(savedSearches)
      .set({ ...changes, providerId, updatedOn: context.now() })
      .where(and(eq(savedSearches.id, id), isOwnedBy(context.actor)));
    const { shared } = changes;
    await writeAuditEvent(inside, {
      action: 'update',
      subject: 'savedSearch',
      subjectId: id,
      detail: { fields: Object.keys(changes), ...(shared !== undefined && { shared }) },
    });
    return readOwn(inside, id);
  });
};

/** Removes an actor's own search; throws a Refusal, `notFound`, for one that the actor does not have. */
export const removeSavedSearch = async (
  context: SignedInContext,
  { id }: CheckedInput<typeof removeCall>,
): Promise<true> => {
  requireAccess(context, removeCall);
  await context.db.transaction(async (db) => {
    const removed = await db
      .delete(savedSearches)
      .where(and(eq(savedSearches.id, id), isOwnedBy(context.actor)))
      .returning({ id: savedSearches.id });
    if (removed.length === 0) throw unknown();
    await writeAuditEvent({ ...context, db }, { action: 'delete', subject: 'savedSearch', subjectId: id });
  });
  return true;
};

/** Refuses the searches of a list that an actor may not open: their filters would tell what is in it. */
const requireList = (actor: Actor, resource: string): void => {
  if (!allows(actor, resource, 'list')) throw forbidden();
};

const isOwnedBy = ({ userId }: Actor): SQL => eq(savedSearches.ownerId, userId);

const isSharedWith = ({ providerId }: Actor): SQL | undefined =>
  and(
    savedSearches.shared,
    providerId === null ? isNull(savedSearches.providerId) : eq(savedSearches.providerId, providerId),
  );

const owners = alias(users, 'owners');

const findSearches = async (
  { db, actor }: SignedInContext,
  condition: SQL | undefined,
): Promise<FoundSearch[]> => {
  const found = await db
    .select({ search: savedSearches, username: owners.username, ownerName: owners.name })
    .from(savedSearches)
    .innerJoin(owners, eq(owners.id, savedSearches.ownerId))
    .where(condition)
    .orderBy(asc(savedSearches.name), asc(savedSearches.id));
  return found.map(({ search, username, ownerName }) => ({
    search,
    isOwn: search.ownerId === actor.userId,
    owner: username ?? ownerName ?? '',
  }));
};

const readOwn = async (context: SignedInContext, id: number): Promise<FoundSearch> => {
  const [found] = await findSearches(context, and(eq(savedSearches.id, id), isOwnedBy(context.actor)));
  if (!found) throw unknown();
  return found;
};

/** Returns the actor's searches of a resource, to which nobody adds until the transaction ends. */
const lockOthers = async ({ db, actor }: SignedInContext, resource: string) => {
  await lockUsers(db, [actor.userId]);
  return db
    .select({ id: savedSearches.id, name: savedSearches.name })
    .from(savedSearches)
    .where(and(isOwnedBy(actor), eq(savedSearches.resource, resource)));
};

const requireFreeName = (others: readonly { name: string }[], name: string): void => {
  if (others.some((other) => other.name === name))
    throw new Refusal('badRequest', savedSearchTexts.taken, undefined, 'name');
};

const unknown = (): Refusal => new Refusal('notFound', savedSearchTexts.unknown);
