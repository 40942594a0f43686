import { and, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { allows } from '../../../contract/access';
import type { CheckedInput } from '../../../contract/calls/defineCall';
import { searchUsersByProvider, searchUsers as searchUsersCall } from '../../../contract/calls/user';
import { userType } from '../../../contract/rules/userTypes';
import type { Database } from '../../db/database';
import { users } from '../../db/schema/users';
import { containing } from '../../lib/containing';
import { auditList } from '../audit/writeAuditEvent';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext } from '../context/serviceContext';

const provider = alias(users, 'provider');

/** Selects what a list or a form may know of a user; nothing of the password. */
export const selectUsers = (db: Database) =>
  db
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      userStatusId: users.userStatusId,
      userTypeId: users.userTypeId,
      parentId: users.parentId,
      permissions: users.permissions,
      providerName: provider.name,
    })
    .from(users)
    .leftJoin(provider, eq(provider.id, users.parentId));

/** A user as lists and forms need it. */
export type FoundUser = Awaited<ReturnType<typeof selectUsers>>[number];

/** The columns of a user that words may be parts of. */
const namesOf = (word: string) => or(containing(users.name, word), containing(users.username, word));

/**
 * Returns up to `limit` users in whose name and e-mail all words are, of the kinds that the actor may open, and records
 * that somebody was looked for, and who was shown.
 */
export const findUsers = async (
  context: SignedInContext,
  words: readonly string[],
  limit: number,
): Promise<FoundUser[]> => {
  const types = [
    ...(allows(context.actor, 'users', 'show') ? [userType.administrator] : []),
    ...(allows(context.actor, 'userProviders', 'show') ? [userType.operator] : []),
  ];
  if (types.length === 0) return [];
  const rows = await selectUsers(context.db)
    .where(and(inArray(users.userTypeId, types), ...words.map(namesOf)))
    .orderBy(sql`lower(${users.username})`, users.id)
    .limit(limit);
  await auditList(context, { subject: 'users', by: ['name', 'username'], ids: rows.map(({ id }) => id) });
  return rows;
};

interface FoundUsers {
  rows: FoundUser[];
  totalItems: number;
}

type Search = CheckedInput<typeof searchUsersCall>;

/** Finds a page of users, and records who was shown and whether somebody was looked for by e-mail. */
const pageOf = async (
  context: SignedInContext,
  search: Search,
  ...conditions: (SQL | undefined)[]
): Promise<FoundUsers> => {
  const { db } = context;
  const matching = and(
    ...conditions,
    search.username === undefined ? undefined : containing(users.username, search.username),
    search.userStatusId === undefined ? undefined : eq(users.userStatusId, search.userStatusId),
  );
  const [total] = await db.select({ count: count() }).from(users).where(matching);
  const rows = await selectUsers(db)
    .where(matching)
    .orderBy(sql`lower(${users.username})`, users.id)
    .limit(search.pageSize)
    .offset((search.pageNumber - 1) * search.pageSize);
  const totalItems = total?.count ?? 0;
  const by = search.username === undefined ? [] : ['username'];
  await auditList(context, { subject: 'users', by, ids: rows.map(({ id }) => id), totalItems });
  return { rows, totalItems };
};

/** Returns a page of the regulator's users, by e-mail (spec 7, search). */
export const searchUsers = (context: SignedInContext, search: Search): Promise<FoundUsers> => {
  requireAccess(context, searchUsersCall);
  return pageOf(context, search, eq(users.userTypeId, userType.administrator));
};

/** Returns a page of the providers' users, of one provider or of all, by e-mail (spec 7, search-users-by-provider). */
export const searchProviderUsers = (
  context: SignedInContext,
  search: CheckedInput<typeof searchUsersByProvider>,
): Promise<FoundUsers> => {
  requireAccess(context, searchUsersByProvider);
  return pageOf(
    context,
    search,
    eq(users.userTypeId, userType.operator),
    search.userId === undefined ? undefined : eq(users.parentId, search.userId),
  );
};
