import { submitUserChangePassword } from '../../../../contract/calls/authentication';
import { Refusal } from '../../../lib/refusal';
import { countFailure } from '../../attempts/failureStreak';
import { accountKey, takeAttempt } from '../../attempts/takeAttempt';
import { writeAuditEvent } from '../../audit/writeAuditEvent';
import { requireAccess } from '../../context/requireAccess';
import type { SignedInContext, WorkersContext } from '../../context/serviceContext';
import { tellOfAccount } from '../../mail/accountMail';
import { findAccountById } from '../account/findAccount';
import { lockActor } from '../account/lockUsers';
import { sessionTexts } from '../texts';
import { guessablePasswordRefused, type PasswordAnswer, passwordRefused } from './passwordAnswer';
import { setPassword } from './setPassword';

interface Change {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/**
 * Changes the actor's own password (spec 2.2 and 8, Change). The calling session continues; all others of the user
 * end.
 * @throws {Refusal} `unauthenticated` if the session ends meanwhile; `tooManyAttempts`. A password that is refused is
 *   an answer
 */
export const changePassword = async (
  context: SignedInContext & WorkersContext,
  { oldPassword, newPassword }: Change,
): Promise<PasswordAnswer> => {
  requireAccess(context, submitUserChangePassword);
  const { actor, familyId, workers } = context;
  const { userId } = actor;
  const whose = accountKey(actor.username, userId);
  const attempt = await takeAttempt(context, 'change', whose);
  const account = await findAccountById(context.db, userId, familyId);
  const subject = { subject: 'user', subjectId: userId } as const;
  const refuseOld = async () => {
    await writeAuditEvent(context, { action: 'passwordChangeRefused', ...subject });
    return passwordRefused('Wrong_OldPassword');
  };
  const oldHash = account?.passwordHash;
  const isRight = oldHash && (await workers.run('verifyPassword', { password: oldPassword, hash: oldHash }));
  if (!isRight) {
    const refused = await refuseOld();
    await attempt.spend();
    await countFailure(context, whose);
    return refused;
  }
  await attempt.giveBack();
  if (oldPassword.normalize('NFC') === newPassword.normalize('NFC'))
    return passwordRefused('Identical_Password');
  const { username } = actor;
  if (await workers.run('isGuessablePassword', { password: newPassword, username }))
    return guessablePasswordRefused;
  const passwordHash = await workers.run('hashPassword', { password: newPassword });
  const isChanged = await context.db.transaction(async (db) => {
    const isSignedIn = await lockActor(db, actor, familyId);
    // If the password was changed or recovered meanwhile, what was typed is no longer the current one.
    const change = { userId, passwordHash, insteadOf: oldHash, now: context.now(), keepFamilyId: familyId };
    if (!(await setPassword(db, change))) return false;
    if (!isSignedIn) throw new Refusal('unauthenticated', sessionTexts.ended);
    await writeAuditEvent({ ...context, db }, { action: 'passwordChanged', ...subject });
    await tellOfAccount({ ...context, db }, userId, { kind: 'passwordChanged' });
    return true;
  });
  return isChanged ? { success: true } : refuseOld();
};
