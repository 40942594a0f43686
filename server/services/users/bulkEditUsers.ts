import { and, asc, count, desc, eq, gt, lte, max, ne, type SQL } from 'drizzle-orm';
import type { Call, CallAnswer, CheckedInput } from '../../../contract/calls/defineCall';
import type { SaveResult } from '../../../contract/calls/savedUsers';
import type { updateUsers as updateUsersCall } from '../../../contract/calls/user';
import {
  type previewUserBulkEdit,
  type userBulkEdit,
  usersPerStep,
} from '../../../contract/calls/userBulkEdit';
import { users } from '../../db/schema/users';
import { containing } from '../../lib/containing';
import { Refusal } from '../../lib/refusal';
import { auditList } from '../audit/writeAuditEvent';
import { notDone } from '../context/actOnEach';
import { AwaitsApproval } from '../context/awaitsApproval';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext } from '../context/serviceContext';

type Wanted = CheckedInput<typeof previewUserBulkEdit>;

/** The users of one kind, and the call that was made for them. */
interface Kind {
  readonly call: Pick<Call, 'access'>;
  readonly userTypeId: number;
}

/** Tells how many users a bulk edit would reach, and which statuses they have; changes nothing. */
export const previewBulkEditOfUsers = async (
  context: SignedInContext,
  kind: Kind,
  wanted: Wanted,
): Promise<CallAnswer<typeof previewUserBulkEdit>> => {
  requireAccess(context, kind.call);
  const { filter, values } = wanted;
  const { userStatusId } = values;
  const { db } = context;
  const matching = matchesOf(kind, filter);
  const [found] = await db
    .select({ total: count(), until: max(users.id) })
    .from(users)
    .where(matching);
  const from = await db
    .select({ value: users.userStatusId, count: count() })
    .from(users)
    .where(and(matching, ne(users.userStatusId, userStatusId)))
    .groupBy(users.userStatusId)
    .orderBy(desc(count()));
  const total = found?.total ?? 0;
  const changing = from.reduce((sum, one) => sum + one.count, 0);
  const by = filter.username ? ['username'] : [];
  await auditList(context, { subject: 'users', by, ids: [], totalItems: total });
  return {
    total,
    until: found?.until ?? 0,
    changes: [{ field: 'userStatusId', from, others: 0, same: total - changing }],
  };
};

/** A bulk edit that changes users as an edit by hand does. */
interface ChangingKind extends Kind {
  readonly change: (context: SignedInContext, input: Changes) => Promise<SaveResult[] | AwaitsApproval>;
}

type Changes = CheckedInput<typeof updateUsersCall>;

/**
 * Gives a status to the next users, each as an edit by hand does it: with its checks, its audit and its history. Where that
 * needs a second person, all of the step wait for one.
 */
export const bulkEditUsers = async (
  context: SignedInContext,
  kind: ChangingKind,
  step: CheckedInput<typeof userBulkEdit>,
): Promise<CallAnswer<typeof userBulkEdit>> => {
  requireAccess(context, kind.call);
  const { filter, values, after, until } = step;
  const { userStatusId } = values;
  const rows = await context.db
    .select({ id: users.id, userStatusId: users.userStatusId })
    .from(users)
    .where(and(matchesOf(kind, filter), gt(users.id, after), lte(users.id, until)))
    .orderBy(asc(users.id))
    .limit(usersPerStep);
  const wrong = rows.filter((row) => row.userStatusId !== userStatusId);
  const results = await resultsOf(context, kind, {
    users: wrong.map(({ id }) => ({ id, userStatusId })),
  });
  const waiting = results instanceof AwaitsApproval ? wrong.length : 0;
  const failed = wrong.flatMap(({ id }, index) => {
    const result = results instanceof AwaitsApproval ? undefined : results[index];
    return result?.success === false ? [{ id, message: result.errorMessage ?? '' }] : [];
  });
  return {
    changed: wrong.length - failed.length - waiting,
    unchanged: rows.length - wrong.length,
    failed,
    ...(waiting > 0 && { waiting }),
    last: rows.length < usersPerStep ? null : (rows.at(-1)?.id ?? null),
  };
};

/** Changes users; what is refused as a whole was refused for each of them. */
const resultsOf = async (
  context: SignedInContext,
  { change }: ChangingKind,
  { users }: Changes,
): Promise<SaveResult[] | AwaitsApproval> => {
  if (users.length === 0) return [];
  try {
    return await change(context, { users });
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    return users.map(() => notDone(failure));
  }
};

const matchesOf = (
  { userTypeId }: Kind,
  { parentId, username, userStatusId }: Wanted['filter'],
): SQL | undefined =>
  and(
    eq(users.userTypeId, userTypeId),
    parentId ? eq(users.parentId, parentId) : undefined,
    username ? containing(users.username, username) : undefined,
    userStatusId ? eq(users.userStatusId, userStatusId) : undefined,
  );
