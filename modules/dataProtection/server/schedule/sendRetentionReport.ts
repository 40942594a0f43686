import { eq } from 'drizzle-orm';
import { paths } from '../../../../contract/paths';
import { retentionRuns } from '../../../../server/db/schema/retention';
import { composeMail } from '../../../../server/mail/composeMail';
import type { WorkContext } from '../../../../server/services/context/workContext';
import { deliver } from '../../../../server/services/mail/deliver';
import type { ClaimedJob } from '../../../../server/services/queue/claimJob';
import type { JobPayload } from '../../../../server/services/queue/jobKinds';
import { finishJob } from '../../../../server/services/queue/settleJob';
import { officerIn } from '../declared/parts';
import { countsOf } from './retentionRuns';
import { scheduleTexts } from './texts';

/** Tells the data protection officer how much a run found due, or removed. */
export const sendRetentionReport = async (
  context: WorkContext,
  job: ClaimedJob,
  { runId }: JobPayload<'sendRetentionReport'>,
): Promise<void> => {
  const { db, publicUrl } = context;
  const officer = officerIn(context);
  const [run] = await db.select().from(retentionRuns).where(eq(retentionRuns.id, runId));
  if (run && officer !== undefined) {
    const words = scheduleTexts[run.what === 'rehearsal' ? 'rehearsed' : 'removed'];
    const counts = await countsOf(db, runId);
    const mail = composeMail({
      to: officer,
      subject: words.subject,
      paragraphs: [
        words.introduction(run.startedOn),
        counts.length > 0 ? counts.map(scheduleTexts.line).join('\n') : words.nothing,
        words.closing,
      ],
      link: {
        href: `${publicUrl.replace(/\/$/, '')}${paths.dataProtection}`,
        text: scheduleTexts.open,
      },
    });
    await deliver(context, job, mail);
  }
  await finishJob(db, job);
};
