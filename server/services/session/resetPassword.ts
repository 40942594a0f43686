import { and, eq, gt } from 'drizzle-orm';
import { passwordLinks } from '../../db/schema/passwordLinks';
import { counterName } from '../attempts/counterName';
import { forgetAttempts } from '../attempts/forgetAttempts';
import { takeAttempt } from '../attempts/takeAttempt';
import { recordAudit } from '../audit/recordAudit';
import type { ServiceContext } from '../serviceContext';
import { lockUsers } from '../user/lockUsers';
import { accountKey } from './accountKey';
import { findAccountById } from './findAccount';
import { hashPassword } from './hashPassword';
import { hashToken } from './hashToken';
import { isGuessablePassword } from './isGuessablePassword';
import { guessablePasswordRefused, type PasswordAnswer, passwordRefused } from './passwordAnswer';
import { setPassword } from './setPassword';
import { verifyPassword } from './verifyPassword';

interface Reset {
  readonly pwdRequestIdentifier: string;
  readonly password: string;
}

const useLink = async (context: ServiceContext, { pwdRequestIdentifier, password }: Reset) => {
  const now = context.now();
  const isThisLink = and(
    eq(passwordLinks.codeHash, await hashToken(pwdRequestIdentifier)),
    gt(passwordLinks.expiresOn, now),
  );
  const [link] = await context.db.select().from(passwordLinks).where(isThisLink);
  const account = link && (await findAccountById(context.db, link.userId, crypto.randomUUID()));
  if (!account?.actor) return passwordRefused('Link_expired');
  if (account.passwordHash !== null && (await verifyPassword(password, account.passwordHash))) {
    return passwordRefused('Identical_Password');
  }
  if (await isGuessablePassword(password, account.actor.username)) return guessablePasswordRefused;
  const passwordHash = await hashPassword(password);
  return context.db.transaction(async (db): Promise<PasswordAnswer> => {
    await lockUsers(db, [account.id]);
    // Only who removes the link has used it, however many try at once.
    const removed = await db.delete(passwordLinks).where(isThisLink).returning();
    if (removed.length === 0) return passwordRefused('Link_expired');
    await setPassword(db, { userId: account.id, passwordHash, now });
    await forgetAttempts(db, await counterName('login', 'account', accountKey('', account.id).account));
    await recordAudit(
      { ...context, db },
      { action: 'passwordReset', subject: 'user', subjectId: account.id },
    );
    return { success: true };
  });
};

/**
 * Sets the password of whoever opened the link (spec 2.2 and 8, Reset). A link serves once, and not after its
 * time or when a newer one was sent; a password that is refused does not use it up. All sessions of the user end.
 */
export const resetPassword = async (context: ServiceContext, reset: Reset): Promise<PasswordAnswer> => {
  const attempt = await takeAttempt(context, 'reset');
  const answer = await useLink(context, reset);
  if (answer.errorCode === 'Link_expired') {
    await recordAudit(context, { action: 'passwordResetRefused' });
    await attempt.spend();
  } else await attempt.giveBack();
  return answer;
};
