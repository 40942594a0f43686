import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { jobs } from '../../../db/schema/jobs';
import { passwordLinks } from '../../../db/schema/passwordLinks';
import { takeAttempt } from '../../attempts/takeAttempt';
import { writeAuditEvent } from '../../audit/writeAuditEvent';
import { mayUsePassword } from '../../context/passwordSignIn';
import type { ServiceContext } from '../../context/serviceContext';
import type { WorkContext } from '../../context/workContext';
import type { ClaimedJob } from '../../queue/claimJob';
import { enqueueJob } from '../../queue/enqueueJob';
import type { JobPayload } from '../../queue/jobKinds';
import { finishJob } from '../../queue/settleJob';
import { findAccountByUsername } from '../account/findAccount';
import { lockActor } from '../account/lockUsers';

/**
 * Requests a link for choosing a new password, which only an active account gets; a new account gets its registration
 * link again (spec 7.2). Never refuses because of other people's requests for the same account. The account is looked
 * up only after the answer, so that neither the answer nor its timing reveals whether it exists.
 */
export const recoverPassword = async (
  context: ServiceContext,
  { username }: { username: string },
): Promise<true> => {
  const attempt = await takeAttempt(context, 'recovery');
  await attempt.spend();
  const { remoteAddress } = context;
  await enqueueJob(context, 'recovery', { username, remoteAddress });
  return true;
};

/** How long a link that was just sent stays the valid one: another would end it before it is read. */
const restMilliseconds = 15 * 60_000;

/** Returns whether a link that is too new to be replaced is in the mailbox, or on its way to it. */
const isJustSent = async ({ db, now }: WorkContext, userId: number): Promise<boolean> => {
  const [link] = await db
    .select({ userId: passwordLinks.userId })
    .from(passwordLinks)
    .where(
      and(
        eq(passwordLinks.userId, userId),
        gt(passwordLinks.createdOn, new Date(now().getTime() - restMilliseconds)),
        gt(passwordLinks.expiresOn, now()),
      ),
    );
  const [waiting] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.kind, 'sendPasswordLink'),
        isNull(jobs.failedOn),
        sql`${jobs.payload} ->> 'userId' = ${String(userId)}`,
      ),
    )
    .limit(1);
  return link !== undefined || waiting !== undefined;
};

/**
 * Looks up the account of a recovery request, and queues its link if it may sign in by password. However
 * often a stranger asks, the link that was just sent stays valid, and its owner gets four e-mails an hour at
 * most.
 */
export const answerRecovery = (
  context: WorkContext,
  job: ClaimedJob,
  { username, remoteAddress }: JobPayload<'recovery'>,
): Promise<void> =>
  context.db.transaction(async (db) => {
    const inside = { ...context, db, remoteAddress };
    const familyId = crypto.randomUUID();
    const account = await findAccountByUsername(db, username, familyId);
    const actor = account?.actor && (await lockActor(db, account.actor, familyId));
    const isDue =
      actor && mayUsePassword(context.passwordSignIn, actor.role) && !(await isJustSent(inside, account.id));
    await writeAuditEvent(inside, { action: 'recoveryRequested', subject: 'user', subjectId: account?.id });
    if (isDue) {
      await enqueueJob(inside, 'sendPasswordLink', {
        userId: account.id,
        isNewAccount: account.passwordHash === null,
        nonce: crypto.randomUUID(),
      });
    }
    await finishJob(db, job);
  });
