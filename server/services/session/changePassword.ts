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
  if (!(await verifyPassword(oldPassword, account?.passwordHash))) {
    await recordAudit(context, { action: 'passwordChangeRefused', ...subject });
    await attempt.spend();
    return passwordRefused('Wrong_OldPassword');
  }
  await attempt.giveBack();
  if (oldPassword.normalize('NFC') === newPassword.normalize('NFC'))
    return passwordRefused('Identical_Password');
  if (await isGuessablePassword(newPassword, actor.username)) return guessablePasswordRefused;
  const passwordHash = await hashPassword(newPassword);
  await context.db.transaction(async (db) => {
    await setPassword(db, { userId, passwordHash, now: context.now(), keepFamilyId: familyId });
    await recordAudit({ ...context, db }, { action: 'passwordChanged', ...subject });
  });
  return { success: true };
};
