import { addLisbonDays, lisbonDate } from '../../../contract/rules/lisbonDay';
import { composeMail } from '../../../server/mail/composeMail';
import type { WorkContext } from '../../../server/services/context/workContext';
import { deliver } from '../../../server/services/mail/deliver';
import { morningOf } from '../../../server/services/mail/remindOfDeadlines';
import type { ClaimedJob } from '../../../server/services/queue/claimJob';
import type { JobPayload } from '../../../server/services/queue/jobKinds';
import { putJobOff } from '../../../server/services/queue/settleJob';
import { auditHead } from './auditHead';
import { auditHeadTexts } from './texts';

/**
 * Sends the signed head of the audit every morning to whom the setting names: a proof that is made later must begin with
 * what it says. `through` is the last day on which it was sent.
 */
export const mailAuditHead = async (
  context: WorkContext,
  job: ClaimedJob,
  { through }: JobPayload<'mailAuditHead'>,
): Promise<void> => {
  const { db, auditKey, publicUrl, modules } = context;
  const headTo = modules?.auditProof?.headTo;
  const now = context.now();
  const today = lisbonDate(now);
  if (now < morningOf(now))
    return putJobOff<'mailAuditHead'>(db, job, morningOf(now), through ? { through } : {});
  if (headTo && headTo.length > 0 && through !== today) {
    const { signed } = await auditHead(context, auditKey);
    const mail = composeMail({
      to: headTo.join(', '),
      subject: auditHeadTexts.subject(today),
      paragraphs: [auditHeadTexts.what, JSON.stringify(signed), auditHeadTexts.how],
      link: { href: publicUrl, text: auditHeadTexts.open },
    });
    await deliver(context, job, mail);
  }
  await putJobOff<'mailAuditHead'>(db, job, morningOf(addLisbonDays(now, 1)), { through: today });
};
