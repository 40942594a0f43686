import { checkCountsJob } from '../services/applications/counts/checkCounts';
import { foldCountsJob } from '../services/applications/counts/foldCounts';
import { verifyApplication } from '../services/applications/moves/verify';
import { moveAudit } from '../services/audit/moveAudit';
import { sealAudit } from '../services/audit/sealAudit';
import type { WorkContext } from '../services/context/workContext';
import { remindOfDeadlines } from '../services/mail/remindOfDeadlines';
import { sendMail } from '../services/mail/sendMail';
import { sendReminder } from '../services/mail/sendReminder';
import type { ClaimedJob } from '../services/queue/claimJob';
import { type JobKind, jobKinds } from '../services/queue/jobKinds';
import { answerRecovery } from '../services/session/passwordLink/recoverPassword';
import { sendPasswordLink } from '../services/session/passwordLink/sendPasswordLink';
import { removeExpired } from './removeExpired';

/** The handler for each kind of job; it finishes or postpones its job in the transaction that writes the effect. */
export const jobHandlers: Readonly<
  Record<JobKind, (context: WorkContext, job: ClaimedJob) => Promise<void>>
> = {
  verify: (context, job) => verifyApplication(context, job, jobKinds.verify.payload.parse(job.payload)),
  sendMail: (context, job) => sendMail(context, job, jobKinds.sendMail.payload.parse(job.payload)),
  recovery: (context, job) => answerRecovery(context, job, jobKinds.recovery.payload.parse(job.payload)),
  sendPasswordLink: (context, job) =>
    sendPasswordLink(context, job, jobKinds.sendPasswordLink.payload.parse(job.payload)),
  sealAudit: (context, job) => sealAudit(context, job, jobKinds.sealAudit.payload.parse(job.payload)),
  moveAudit,
  foldCounts: foldCountsJob,
  checkCounts: (context, job) =>
    checkCountsJob(context, job, jobKinds.checkCounts.payload.parse(job.payload)),
  remindOfDeadlines: (context, job) =>
    remindOfDeadlines(context, job, jobKinds.remindOfDeadlines.payload.parse(job.payload)),
  sendReminder: (context, job) =>
    sendReminder(context, job, jobKinds.sendReminder.payload.parse(job.payload)),
  removeExpired,
};
