import { eq } from 'drizzle-orm';
import type { CheckedInput } from '../../../contract/calls/defineCall';
import type { SaveResult } from '../../../contract/calls/savedUsers';
import { updateUsers as updateUsersCall } from '../../../contract/calls/user';
import { userStatus, userType } from '../../../contract/rules/userTypes';
import { users } from '../../db/schema/users';
import { writeAuditEvent } from '../audit/writeAuditEvent';
import { actOnEach, ItemRefusal } from '../context/actOnEach';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext } from '../context/serviceContext';
import { endSessionsOf } from '../session/account/lockUsers';
import { voidLinksOf } from '../session/passwordLink/voidLinks';
import { requireConsistentUser, requireGrantable } from './requireConsistentUser';
import { lockAdministrators, requireManager } from './requireManager';
import { mayHandleUserType, requireUserType } from './requireUserType';
import { requireVersion } from './requireVersion';
import { userTexts } from './texts';

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
  if (userStatusId !== stored.userStatusId || parentId !== stored.parentId)
    await endSessionsOf(context, [item.id]);
  if (userStatusId !== stored.userStatusId && userStatusId !== userStatus.active)
    await voidLinksOf(context, [item.id]);
  await writeAuditEvent(context, {
    action: 'update',
    subject: 'user',
    subjectId: item.id,
    detail: { userStatusId, parentId, permissions },
  });
  return { userId: item.id };
};

/**
 * Changes users: status, rights, provider; never the e-mail. A user whose status or provider changes is signed out;
 * the links of one who becomes inactive are void (spec 7, update).
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
