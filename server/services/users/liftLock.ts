import { liftLock as liftLockCall } from '../../../contract/calls/user';
import { forgetLock } from '../attempts/accountLock';
import { recordAudit } from '../audit/recordAudit';
import { Refusal } from '../base/refusal';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext } from '../context/serviceContext';
import { findAccountById } from '../session/account/findAccount';
import { mayHandle, requireKind } from './requireKind';
import { userTexts } from './userTexts';

/** Ends the lockout of an account after wrong passwords, no matter who typed them. */
export const liftLock = async (context: SignedInContext, { userId }: { userId: number }): Promise<true> => {
  requireAccess(context, liftLockCall);
  await requireKind(context, [{ id: userId }], (userTypeId) =>
    mayHandle(context.actor, userTypeId, 'update'),
  );
  if (!(await findAccountById(context.db, userId, context.familyId)))
    throw new Refusal('badRequest', userTexts.notFound);
  await context.db.transaction(async (db) => {
    if (await forgetLock(db, userId))
      await recordAudit({ ...context, db }, { action: 'lockLifted', subject: 'user', subjectId: userId });
  });
  return true;
};
