import { and, asc, count, eq, gt, lte } from 'drizzle-orm';
import { dayMonthYear } from '../../../../contract/rules/lisbonDay';
import { renewalItems } from '../../../../server/db/schema/renewals';
import type { WorkContext } from '../../../../server/services/context/workContext';
import { noonOf } from '../../../../server/services/mail/remindOfDeadlines';
import type { ClaimedJob } from '../../../../server/services/queue/claimJob';
import { enqueueJob } from '../../../../server/services/queue/enqueueJob';
import type { JobPayload } from '../../../../server/services/queue/jobKinds';
import { finishJob } from '../../../../server/services/queue/settleJob';
import { renewalPaths } from '../../contract/renewalPaths';
import { noticeTexts } from '../declared/texts';

/** Sends a provider what will end of its tariffs by the notices of a morning: how many, why and when; it names no citizen. */
export const sendRenewalNotice = async (
  context: WorkContext,
  job: ClaimedJob,
  { renewalId, providerId, after, through }: JobPayload<'sendRenewalNotice'>,
): Promise<void> => {
  const found = await context.db
    .select({ reason: renewalItems.reason, endsOn: renewalItems.endsOn, count: count() })
    .from(renewalItems)
    .where(
      and(
        eq(renewalItems.providerId, providerId),
        eq(renewalItems.runId, renewalId),
        gt(renewalItems.noticedOn, after ?? '0001-01-01'),
        lte(renewalItems.noticedOn, through),
        eq(renewalItems.state, 'noticed'),
      ),
    )
    .groupBy(renewalItems.reason, renewalItems.endsOn)
    .orderBy(asc(renewalItems.endsOn), asc(renewalItems.reason));
  const lines = found.flatMap(({ reason, endsOn, count: many }) =>
    reason && endsOn ? [noticeTexts.line(many, reason, dayMonthYear(noonOf(endsOn)))] : [],
  );
  const total = found.reduce((sum, { count: many }) => sum + many, 0);
  await context.db.transaction(async (db) => {
    if (total > 0)
      await enqueueJob({ ...context, db }, 'sendRecordMail', {
        userId: providerId,
        subject: noticeTexts.subject,
        paragraphs: [noticeTexts.introduction(total), lines.join('\n'), noticeTexts.closing],
        page: renewalPaths.notices,
        linkText: noticeTexts.open,
      });
    await finishJob(db, job);
  });
};
