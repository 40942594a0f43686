import { takeAttempt } from '../attempts/takeAttempt';
import { recordAudit } from '../audit/recordAudit';
import type { SignedInContext } from '../serviceContext';
import { accountKey } from './accountKey';
import { findAccountById } from './findAccount';
import { hashPassword } from './hashPassword';
import { isGuessablePassword } from './isGuessablePassword';
import { guessablePasswordRefused, type PasswordAnswer, passwordRefused } from './passwordAnswer';
import { setPassword } from './setPassword';
import { verifyPassword } from './verifyPassword';

interface Change {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/**
 * Changes the own password (spec 2.2 and 8, Change). The session that asks goes on; every other one of the user ends.
 */
export const changePassword = async (
  context: SignedInContext,
  { oldPassword, newPassword }: Change,
): Promise<PasswordAnswer> => {
  const { actor, familyId } = context;
  const { userId } = actor;
  const attempt = await takeAttempt(context, 'change', accountKey(actor.username, userId));
  const account = await findAccountById(context.db, userId, familyId);
  const subject = { subject: 'user', subjectId: userId };
  const refuseOld = async () => {
    await recordAudit(context, { action: 'passwordChangeRefused', ...subject });
    return passwordRefused('Wrong_OldPassword');
  };
  const oldHash = account?.passwordHash;
  if (typeof oldHash !== 'string' || !(await verifyPassword(oldPassword, oldHash))) {
    const refused = await refuseOld();
    await attempt.spend();
    return refused;
  }
  await attempt.giveBack();
  if (oldPassword.normalize('NFC') === newPassword.normalize('NFC'))
    return passwordRefused('Identical_Password');
  if (await isGuessablePassword(newPassword, actor.username)) return guessablePasswordRefused;
  const passwordHash = await hashPassword(newPassword);
  const isChanged = await context.db.transaction(async (db) => {
    // Whoever changed or recovered it meanwhile has won: what was typed is no longer the current password.
    const change = { userId, passwordHash, insteadOf: oldHash, now: context.now(), keepFamilyId: familyId };
    if (!(await setPassword(db, change))) return false;
    await recordAudit({ ...context, db }, { action: 'passwordChanged', ...subject });
    return true;
  });
  return isChanged ? { success: true } : refuseOld();
};
