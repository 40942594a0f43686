import { and, asc, eq, inArray } from 'drizzle-orm';
import { paths } from '../../../contract/paths';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { applications } from '../../db/schema/applications';
import { mailNotifications } from '../../db/schema/mailNotifications';
import { composeMail } from '../../mail/composeMail';
import type { WorkContext } from '../context/workContext';
import type { ClaimedJob } from '../queue/claimJob';
import { enqueueJob } from '../queue/enqueueJob';
import type { JobPayload } from '../queue/jobKinds';
import { finishJob } from '../queue/settleJob';
import { deliver } from './deliver';
import { reminderTexts } from './texts';

/** The most requests that a message names; it gives only the number of the others. */
const maxNamed = 100;
/** The most addresses that a message goes to; the requests of the others have a message of their own. */
const maxAddresses = 50;

/**
 * Sends one provider the reminder of its requests that still await activation, to the addresses that their
 * forms gave for the result; it names no citizen. It is stored with each request as a message about it (spec
 * 3, "Mail notification").
 */
export const sendReminder = async (
  context: WorkContext,
  job: ClaimedJob,
  { applicationIds }: JobPayload<'sendReminder'>,
): Promise<void> => {
  const { db, now, publicUrl } = context;
  const due = await db
    .select({
      id: applications.id,
      to: applications.providerEmail,
      notifiedOn: applications.eligibilityNotificationSentDate,
    })
    .from(applications)
    .where(
      and(inArray(applications.id, applicationIds), eq(applications.statusId, applicationStatus.eligible)),
    )
    .orderBy(asc(applications.eligibilityNotificationSentDate), asc(applications.id));
  const addresses = [...new Set(due.map((one) => one.to))].slice(0, maxAddresses);
  const waiting = due.filter((one) => addresses.includes(one.to));
  if (waiting.length === 0) return finishJob(db, job);
  const subject = reminderTexts.subject;
  const lines = waiting
    .slice(0, maxNamed)
    .map(({ id, notifiedOn }) => reminderTexts.line(id, notifiedOn, now()));
  const unnamed = waiting.length - lines.length;
  const paragraphs = [
    reminderTexts.introduction,
    [...lines, ...(unnamed > 0 ? [reminderTexts.others(unnamed)] : [])].join('\n'),
    reminderTexts.closing,
  ];
  const to = addresses.join(', ');
  const link = {
    href: `${publicUrl.replace(/\/$/, '')}${paths.toActivate}`,
    text: reminderTexts.open,
  };
  await deliver(context, job, composeMail({ to, subject, paragraphs, link }));
  const body = paragraphs.join('\n\n');
  await db.transaction(async (inside) => {
    await inside.insert(mailNotifications).values(
      waiting.map((one) => ({
        applicationId: one.id,
        to: one.to,
        subject,
        body,
        createdOn: job.createdOn,
        actualShippingDate: now(),
      })),
    );
    const others = due.filter((one) => !addresses.includes(one.to)).map(({ id }) => id);
    if (others.length > 0)
      await enqueueJob({ ...context, db: inside }, 'sendReminder', { applicationIds: others });
    await finishJob(inside, job);
  });
};
