import { and, asc, eq, inArray } from 'drizzle-orm';
import { paths } from '../../../contract/paths';
import { activationDaysLeft, lastDayForActivation } from '../../../contract/rules/activation';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { dayMonthYear } from '../../../contract/rules/lisbonDay';
import { applications } from '../../db/schema/applications';
import { mailNotifications } from '../../db/schema/mailNotifications';
import { composeMail, productName } from '../../mail/composeMail';
import type { WorkContext } from '../context/workContext';
import type { ClaimedJob } from '../queue/claimJob';
import { enqueueJob } from '../queue/enqueueJob';
import type { JobPayload } from '../queue/jobKinds';
import { finishJob } from '../queue/settleJob';
import { deliver } from './deliver';

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
  const subject = `${productName}: prazo de ativação a terminar`;
  const lines = waiting
    .slice(0, maxNamed)
    .map(({ id, notifiedOn }) => `Pedido n.º ${id}: ${deadlineText(notifiedOn, now())}`);
  const unnamed = waiting.length - lines.length;
  const paragraphs = [
    'Aproxima-se o fim do prazo para ativar a TSI destes pedidos elegíveis:',
    [...lines, ...(unnamed > 0 ? [`E mais ${unnamed}.`] : [])].join('\n'),
    'Se a TSI já foi ativada, comunique a ativação.',
  ];
  const to = addresses.join(', ');
  const link = {
    href: `${publicUrl.replace(/\/$/, '')}${paths.toActivate}`,
    text: 'Abrir os pedidos por ativar',
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

const deadlineText = (notifiedOn: Date | null, now: Date) => {
  if (!notifiedOn) return 'por ativar';
  const left = activationDaysLeft(notifiedOn, now);
  const until = `até ${dayMonthYear(lastDayForActivation(notifiedOn))}`;
  if (left <= 0) return `${until} (termina hoje)`;
  return `${until} (${left === 1 ? 'falta 1 dia' : `faltam ${left} dias`})`;
};
