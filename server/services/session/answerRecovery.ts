import { recordAudit } from '../audit/recordAudit';
import type { ClaimedJob } from '../queue/claimJob';
import { enqueueJob } from '../queue/enqueueJob';
import type { JobPayload } from '../queue/jobKinds';
import { finishJob } from '../queue/settleJob';
import type { WorkContext } from '../workContext';
import { findAccountByUsername } from './findAccount';

/** Looks for the account that recovery was asked for, and has its link sent where it may sign in. */
export const answerRecovery = (
  context: WorkContext,
  job: ClaimedJob,
  { username, remoteAddress }: JobPayload<'recovery'>,
): Promise<void> =>
  context.db.transaction(async (db) => {
    const inside = { ...context, db, remoteAddress };
    const account = await findAccountByUsername(db, username, crypto.randomUUID());
    await recordAudit(inside, { action: 'recoveryRequested', subject: 'user', subjectId: account?.id });
    if (account?.actor) {
      await enqueueJob(inside, 'sendPasswordLink', {
        userId: account.id,
        isNewAccount: account.passwordHash === null,
        nonce: crypto.randomUUID(),
      });
    }
    await finishJob(db, job);
  });
