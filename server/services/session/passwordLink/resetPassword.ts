import { and, eq, gt } from 'drizzle-orm';
import { passwordLinks } from '../../../db/schema/passwordLinks';
import { users } from '../../../db/schema/users';
import { hashToken } from '../../../lib/hashToken';
import { clearLockout } from '../../attempts/accountLockout';
import { takeAttempt } from '../../attempts/takeAttempt';
import { writeAuditEvent } from '../../audit/writeAuditEvent';
import { mayUsePassword, type PasswordSignIn } from '../../context/passwordSignIn';
import type { WorkersContext } from '../../context/serviceContext';
import { passwordReset } from '../../hooks/hooks';
import { tellOfAccount } from '../../mail/accountMail';
import { findAccountById } from '../account/findAccount';
import { lockActor } from '../account/lockUsers';
import { guessablePasswordRefused, type PasswordAnswer, passwordRefused } from '../password/passwordAnswer';
import { setPassword } from '../password/setPassword';
import type { SessionContext } from '../tokens/issueTokens';

/** What setting a password by a link needs in addition: who may sign in by password. */
interface ResetContext extends SessionContext, WorkersContext {
  readonly passwordSignIn?: PasswordSignIn | undefined;
}

interface Reset {
  readonly pwdRequestIdentifier: string;
  readonly password: string;
}

const useLink = async (context: ResetContext, { pwdRequestIdentifier, password }: Reset) => {
  const { workers } = context;
  const now = context.now();
  const isThisLink = and(
    eq(passwordLinks.codeHash, await hashToken(pwdRequestIdentifier)),
    gt(passwordLinks.expiresOn, now),
  );
  const [link] = await context.db.select().from(passwordLinks).where(isThisLink);
  const familyId = crypto.randomUUID();
  const account = link && (await findAccountById(context.db, link.userId, familyId));
  const known = account?.actor;
  if (!known || !mayUsePassword(context.passwordSignIn, known.role)) return passwordRefused('Link_expired');
  const hash = account.passwordHash;
  if (hash !== null && (await workers.run('verifyPassword', { password, hash })))
    return passwordRefused('Identical_Password');
  const { username } = known;
  if (await workers.run('isGuessablePassword', { password, username })) return guessablePasswordRefused;
  const passwordHash = await workers.run('hashPassword', { password });
  return context.db.transaction(async (db): Promise<PasswordAnswer> => {
    if (!(await lockActor(db, known, familyId))) return passwordRefused('Link_expired');
    // Of several simultaneous attempts only the one that removes the link has used it.
    const removed = await db.delete(passwordLinks).where(isThisLink).returning();
    if (removed.length === 0) return passwordRefused('Link_expired');
    const [before] = await db
      .select({ setOn: users.passwordSetOn })
      .from(users)
      .where(eq(users.id, account.id));
    await setPassword(db, { userId: account.id, passwordHash, now });
    await clearLockout(db, account.id);
    // The first password of a new account is no change.
    if (hash !== null) await tellOfAccount({ ...context, db }, account.id, { kind: 'passwordChanged' });
    await writeAuditEvent(
      { ...context, db },
      { action: 'passwordReset', subject: 'user', subjectId: account.id },
    );
    return {
      success: true,
      addedFactors: await passwordReset(
        { ...context, db },
        { userId: account.id, passwordBeforeSetOn: before?.setOn ?? null },
      ),
    };
  });
};

/**
 * Sets the password of the link's user (spec 2.2 and 8, Reset). A link works once, and no longer once it has
 * expired or a newer one was sent; a password that is refused does not use it up. All sessions of the user
 * end. The answer shows the factors that were added since the password before.
 */
export const resetPassword = async (context: ResetContext, reset: Reset): Promise<PasswordAnswer> => {
  const attempt = await takeAttempt(context, 'reset');
  const answer = await useLink(context, reset);
  if (answer.errorCode === 'Link_expired') {
    await writeAuditEvent(context, { action: 'passwordResetRefused' });
    await attempt.spend();
  } else await attempt.giveBack();
  return answer;
};
