import { recordAudit } from '../audit/recordAudit';
import type { SignedInContext } from '../serviceContext';
import { issuePasswordLink } from '../session/issuePasswordLink';
import type { RecoveryContext } from '../session/recoveryContext';

/**
 * Sends a new user the e-mail whose link, /passwordReset?code=…&isNewAccount=1, lets them choose
 * their first password (api.md, "New user"). It leaves after the answer; a failure is logged.
 */
export const sendRegistrationLink = (
  context: SignedInContext & RecoveryContext,
  user: { id: number; username: string },
): void =>
  context.background.run('a registration link was not sent', async () => {
    const mail = await context.db.transaction(async (db) => {
      await recordAudit(
        { ...context, db },
        { action: 'registrationLink', subject: 'user', subjectId: user.id },
      );
      return issuePasswordLink({ ...context, db }, { ...user, isNewAccount: true });
    });
    await context.mailer.send(mail);
  });
