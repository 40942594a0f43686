import { takeAttempt } from '../attempts/takeAttempt';
import { recordAudit } from '../audit/recordAudit';
import { accountKey } from './accountKey';
import { findAccountByUsername } from './findAccount';
import { issuePasswordLink } from './issuePasswordLink';
import type { RecoveryContext } from './recoveryContext';

const sendLink = async (context: RecoveryContext, username: string): Promise<void> => {
  const account = await findAccountByUsername(context.db, username, crypto.randomUUID());
  const mail = await context.db.transaction(async (db) => {
    await recordAudit(
      { ...context, db },
      { action: 'recoveryRequested', subject: 'user', subjectId: account?.id },
    );
    if (!account?.actor) return undefined;
    return issuePasswordLink(
      { ...context, db },
      { id: account.id, username: account.actor.username, isNewAccount: account.passwordHash === null },
    );
  });
  if (mail) await context.mailer.send(mail);
};

/**
 * Sends a link for choosing a new password to an active account; a new account gets its registration link again
 * (spec 7, Authentication). Whether the account exists is looked up only after the answer, so that neither the
 * answer nor its timing tells.
 */
export const recoverPassword = async (
  context: RecoveryContext,
  { username }: { username: string },
): Promise<true> => {
  const attempt = await takeAttempt(context, 'recovery', accountKey(username, undefined));
  await attempt.spend();
  context.background.run('a link for a new password was not sent', () => sendLink(context, username));
  return true;
};
