import { liftLock } from '../../../contract/calls/user';
import { Refusal } from '../../lib/refusal';
import { clearLockout } from '../attempts/accountLockout';
import { writeAuditEvent } from '../audit/writeAuditEvent';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext } from '../context/serviceContext';
import { findAccountById } from '../session/account/findAccount';
import { mayHandleUserType, requireUserType } from './requireUserType';
import { userTexts } from './texts';

/**
 * Ends the lockout of an account after wrong passwords, no matter who typed them.
 * @throws {Refusal} `badRequest` if there is no such user; `forbidden` if the actor may not change them
 */
export const liftLockout = async (
  context: SignedInContext,
  { userId }: { userId: number },
): Promise<true> => {
  requireAccess(context, liftLock);
  await requireUserType(context, [{ id: userId }], (userTypeId) =>
    mayHandleUserType(context.actor, userTypeId, 'update'),
  );
  if (!(await findAccountById(context.db, userId, context.familyId)))
    throw new Refusal('notFound', userTexts.notFound);
  await context.db.transaction(async (db) => {
    if (await clearLockout(db, userId))
      await writeAuditEvent({ ...context, db }, { action: 'lockLifted', subject: 'user', subjectId: userId });
  });
  return true;
};
