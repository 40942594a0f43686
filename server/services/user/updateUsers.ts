import { eq } from 'drizzle-orm';
import type { CheckedInput } from '../../../contract/calls/defineCall';
import type { SaveResult } from '../../../contract/calls/savedUsers';
import type { updateUsers as updateUsersCall } from '../../../contract/calls/user';
import { userStatus, userType } from '../../../contract/rules/userTypes';
import { users } from '../../db/schema/users';
import { recordAudit } from '../audit/recordAudit';
import type { SignedInContext } from '../serviceContext';
import { endSessionsOf } from './endSessionsOf';
import { ItemRefusal } from './itemRefusal';
import { mayHandle } from './mayHandle';
import { requireConsistentUser } from './requireConsistentUser';
import { lockAdministrators, requireManager } from './requireManager';
import { saveEach } from './saveEach';
import { userTexts } from './userTexts';

type Input = CheckedInput<typeof updateUsersCall>;

const update = async (context: SignedInContext, item: Input['users'][number]): Promise<number> => {
  const { db, actor } = context;
  const isOne = eq(users.id, item.id);
  const [known] = await db.select({ userTypeId: users.userTypeId }).from(users).where(isOne);
  const isRegulator = known?.userTypeId === userType.administrator;
  const administrators = isRegulator ? await lockAdministrators(db) : [];
  const [stored] = await db.select().from(users).where(isOne).for('no key update');
  if (!stored || !mayHandle(actor, stored.userTypeId, 'update')) throw new ItemRefusal(userTexts.notFound);
  const { userTypeId } = stored;
  if (item.userTypeId && item.userTypeId !== userTypeId) throw new ItemRefusal(userTexts.otherType);

  const { userStatusId } = item;
  const parentId = userTypeId === userType.operator ? (item.parentId ?? stored.parentId) : null;
  const permissions = [...new Set(item.permissions ?? stored.permissions)];
  // Rights that were given earlier may stay, whatever the grid offers by now.
  await requireConsistentUser(db, { userTypeId, parentId, permissions: item.permissions ?? [] });
  requireManager(context, administrators, item.id, { userStatusId, permissions });

  await db.update(users).set({ userStatusId, parentId, permissions }).where(isOne);
  if (userStatusId !== userStatus.active) await endSessionsOf(context, [item.id]);
  await recordAudit(context, {
    action: 'update',
    subject: 'user',
    subjectId: item.id,
    detail: { userStatusId, parentId, permissions },
  });
  return item.id;
};

/** Changes users: status, rights, provider; never the e-mail. Who becomes inactive is signed out (spec 7, update). */
export const updateUsers = (context: SignedInContext, input: Input): Promise<SaveResult[]> =>
  saveEach(context, input.users, update);
