import { and, count, eq } from 'drizzle-orm';
import { allows } from '../../../contract/access';
import type { CheckedInput } from '../../../contract/calls/defineCall';
import { searchProviders as searchProvidersCall } from '../../../contract/calls/user';
import { userType } from '../../../contract/rules/userTypes';
import { users } from '../../db/schema/users';
import { containing } from '../../lib/containing';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext } from '../context/serviceContext';

/** A provider as the lists need it. */
export type FoundProvider = Pick<typeof users.$inferSelect, 'id' | 'name' | 'userStatusId'>;

/** Returns a page of the providers whose name and status match, by name (spec 7, search-providers). */
export const searchProviders = async (
  context: SignedInContext,
  { name, userStatusId, pageNumber, pageSize }: CheckedInput<typeof searchProvidersCall>,
): Promise<{ rows: FoundProvider[]; totalItems: number }> => {
  requireAccess(context, searchProvidersCall);
  const { db } = context;
  const conditions = and(
    eq(users.userTypeId, userType.provider),
    name === undefined ? undefined : containing(users.name, name),
    userStatusId === undefined ? undefined : eq(users.userStatusId, userStatusId),
  );
  const [total] = await db.select({ count: count() }).from(users).where(conditions);
  const rows = await db
    .select({ id: users.id, name: users.name, userStatusId: users.userStatusId })
    .from(users)
    .where(conditions)
    .orderBy(users.name, users.id)
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize);
  return { rows, totalItems: total?.count ?? 0 };
};

/** Returns up to `limit` providers in whose name all words are, by name; none for who may not list them. */
export const findProviders = async (
  { db, actor }: SignedInContext,
  words: readonly string[],
  limit: number,
): Promise<FoundProvider[]> => {
  if (!allows(actor, 'providers', 'list')) return [];
  return db
    .select({ id: users.id, name: users.name, userStatusId: users.userStatusId })
    .from(users)
    .where(and(eq(users.userTypeId, userType.provider), ...words.map((word) => containing(users.name, word))))
    .orderBy(users.name, users.id)
    .limit(limit);
};
