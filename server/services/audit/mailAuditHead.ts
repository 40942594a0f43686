import { addLisbonDays, lisbonDate } from '../../../contract/rules/lisbonDay';
import { composeMail } from '../../mail/composeMail';
import type { WorkContext } from '../context/workContext';
import { deliver } from '../mail/deliver';
import { morningOf } from '../mail/remindOfDeadlines';
import type { ClaimedJob } from '../queue/claimJob';
import type { JobPayload } from '../queue/jobKinds';
import { putJobOff } from '../queue/settleJob';
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
  const { db, auditHeadTo, auditKey, publicUrl } = context;
  const now = context.now();
  const today = lisbonDate(now);
  if (now < morningOf(now))
    return putJobOff<'mailAuditHead'>(db, job, morningOf(now), through ? { through } : {});
  if (auditHeadTo && auditHeadTo.length > 0 && through !== today) {
    const { signed } = await auditHead(context, auditKey);
    const mail = composeMail({
      to: auditHeadTo.join(', '),
      subject: auditHeadTexts.subject(today),
      paragraphs: [auditHeadTexts.what, JSON.stringify(signed), auditHeadTexts.how],
      link: { href: publicUrl, text: auditHeadTexts.open },
    });
    await deliver(context, job, mail);
  }
  await putJobOff<'mailAuditHead'>(db, job, morningOf(addLisbonDays(now, 1)), { through: today });
};
