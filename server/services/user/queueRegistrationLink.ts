import { recordAudit } from '../audit/recordAudit';
import { enqueueJob } from '../queue/enqueueJob';
import type { Actor, ServiceContext } from '../serviceContext';

/**
 * Has a new user sent the e-mail whose link, /passwordReset?code=…&isNewAccount=1, lets them choose their first
 * password (api.md, "New user"); in the transaction that stores them.
 */
export const queueRegistrationLink = async (
  context: ServiceContext & { actor?: Actor },
  userId: number,
): Promise<void> => {
  await recordAudit(context, { action: 'registrationLink', subject: 'user', subjectId: userId });
  await enqueueJob(context, 'sendPasswordLink', {
    userId,
    isNewAccount: true,
    nonce: crypto.randomUUID(),
  });
};
