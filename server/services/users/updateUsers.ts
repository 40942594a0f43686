import { eq } from 'drizzle-orm';
import type { CheckedInput } from '../../../contract/calls/defineCall';
import type { SaveResult } from '../../../contract/calls/savedUsers';
import { updateUsers as updateUsersCall } from '../../../contract/calls/user';
import { canManageUsers, type ManagingState, selfLockoutProblem } from '../../../contract/rules/selfLockout';
import { userType } from '../../../contract/rules/userTypes';
import type { Database } from '../../db/database';
import { users } from '../../db/schema/users';
import { writeAuditEvent } from '../audit/writeAuditEvent';
import { actOnEach, ItemRefusal } from '../context/actOnEach';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext } from '../context/serviceContext';
import { tellOfAccount } from '../mail/accountMail';
import { endSessionsOf } from '../session/account/lockUsers';
import { followStatus } from './followStatus';
import { requireConsistentUser, requireGrantable } from './requireConsistentUser';
import { mayHandleUserType, requireUserType } from './requireUserType';
import { requireVersion } from './requireVersion';
import { userTexts } from './texts';
import { keepUserVersion } from './userHistory';

type Input = CheckedInput<typeof updateUsersCall>;

const update = async (
  context: SignedInContext,
  item: Input['users'][number],
): Promise<{ userId: number }> => {
  const { db, actor } = context;
  const isOne = eq(users.id, item.id);
  const [known] = await db.select({ userTypeId: users.userTypeId }).from(users).where(isOne);
  const isRegulator = known?.userTypeId === userType.administrator;
  const administrators = isRegulator ? await lockAdministrators(db) : [];
  const [stored] = await db.select().from(users).where(isOne).for('no key update');
  if (!stored) throw new ItemRefusal(userTexts.notFound);
  const { userTypeId } = stored;
  if (item.userTypeId && item.userTypeId !== userTypeId) throw new ItemRefusal(userTexts.otherType);

  const { userStatusId } = item;
  const parentId = userTypeId === userType.operator ? (item.parentId ?? stored.parentId) : null;
  const permissions = [...new Set(item.permissions ?? stored.permissions)];
  await requireVersion(item.version, stored, { userStatusId, parentId, permissions });
  // Rights granted earlier may stay, even if the grid no longer offers them.
  await requireConsistentUser(db, { userTypeId, parentId, permissions: item.permissions ?? [] });
  requireGrantable({ actor, userId: item.id, userTypeId, before: stored.permissions, after: permissions });
  requireManager(context, administrators, item.id, { userStatusId, permissions });

  await db.update(users).set({ userStatusId, parentId, permissions }).where(isOne);
  if (parentId !== stored.parentId) await endSessionsOf(context, [item.id]);
  await followStatus(context, stored, { userStatusId });
  await writeAuditEvent(context, {
    action: 'update',
    subject: 'user',
    subjectId: item.id,
    detail: { userStatusId, parentId, permissions },
  });
  if (!isSame(permissions, stored.permissions))
    await tellOfAccount(context, item.id, { kind: 'rightsChanged' });
  await keepUserVersion(context, {
    before: stored,
    after: { ...stored, userStatusId, parentId, permissions },
  });
  return { userId: item.id };
};

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((one) => others.includes(one));

/**
 * Changes users: status, rights, provider; never the e-mail. A user whose status or provider changes is signed out;
 * the links and factors of one who becomes inactive are gone, and whoever was inactive for more than 30 days begins anew,
 * by a registration e-mail (spec 7, update).
 * @throws {Refusal} `forbidden` for users of a type that the actor may not change; every other refusal is told in its
 *   result
 */
export const updateUsers = async (context: SignedInContext, input: Input): Promise<SaveResult[]> => {
  requireAccess(context, updateUsersCall);
  await requireUserType(context, input.users, (userTypeId) =>
    mayHandleUserType(context.actor, userTypeId, 'update'),
  );
  return actOnEach(context, input.users, update);
};

/**
 * Locks every administrator until the transaction ends, so that two of them can't remove each other's access
 * at the same time. Always in the same order, or there would be a deadlock.
 */
const lockAdministrators = (db: Database) =>
  db
    .select({ id: users.id, userStatusId: users.userStatusId, permissions: users.permissions })
    .from(users)
    .where(eq(users.userTypeId, userType.administrator))
    .orderBy(users.id)
    .for('no key update');

type Administrators = Awaited<ReturnType<typeof lockAdministrators>>;

/**
 * Refuses a change that would leave nobody able to manage users, or take that from its own author (spec 6).
 * @throws {ItemRefusal}
 */
const requireManager = (
  { actor }: SignedInContext,
  administrators: Administrators,
  userId: number,
  after: ManagingState,
): void => {
  const before = administrators.find(({ id }) => id === userId);
  if (!before) return;
  if (userId === actor.userId) {
    const problem = selfLockoutProblem(before, after);
    const field = problem === 'inactive' ? 'userStatusId' : 'permissions';
    if (problem) throw new ItemRefusal(userTexts[problem], field);
  }
  const isManaged = administrators.some((one) => canManageUsers(one.id === userId ? after : one));
  if (canManageUsers(before) && !isManaged) throw new ItemRefusal(userTexts.lastManager);
};
