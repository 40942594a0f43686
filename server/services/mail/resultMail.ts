import { statusName } from '../../../contract/entities/statusTexts';
import { lastDayForActivation } from '../../../contract/rules/activation';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { detailLists, detailPath } from '../../../contract/rules/detailPath';
import { dayMonthYear } from '../../../contract/rules/lisbonDay';
import { mailNotifications } from '../../db/schema/mailNotifications';
import { composeMail } from '../../mail/composeMail';
import type { Mail } from '../../mail/mailer';
import type { StoredApplication } from '../applications/visibility/requireApplication';
import type { ServiceContext } from '../context/serviceContext';
import { enqueueJob } from '../queue/enqueueJob';
import { resultTexts } from './texts';

/** What a message needs to know about an application. */
type NotifiedApplication = Pick<StoredApplication, 'id' | 'kind' | 'providerEmail' | 'recheckApplicationId'>;

/** A result, its reason if one was given, and when its notification was made. */
interface ToldResult {
  readonly statusId: number;
  readonly reason: string | null;
  readonly notifiedOn: Date;
}

/**
 * Builds the message that informs a provider of a result; it names the application and the one that it is
 * about, never the citizen.
 */
export const resultMail = (
  { id, kind, providerEmail, recheckApplicationId }: NotifiedApplication,
  { statusId, reason, notifiedOn }: ToldResult,
): typeof mailNotifications.$inferInsert => {
  const isEligible = statusId === applicationStatus.eligible;
  const result = statusName(statusId);
  const about = recheckApplicationId === null ? '' : resultTexts.about(recheckApplicationId);
  const facts = [
    resultTexts.number(id),
    resultTexts.decision(result),
    reason && resultTexts.reason(reason),
    // Only a request in its own right awaits activation.
    isEligible && kind === 'request' && resultTexts.deadline(dayMonthYear(lastDayForActivation(notifiedOn))),
  ];
  return {
    applicationId: id,
    to: providerEmail,
    subject: resultTexts.subject(id, result),
    body: [resultTexts.result({ kind, id, about, result }), facts.filter(Boolean).join('\n')].join('\n\n'),
    createdOn: notifiedOn,
  };
};

/** Composes a stored message as it is sent, with the link to the detail on the provider's side. */
export const composeResultMail = (
  { to, subject, body }: Pick<typeof mailNotifications.$inferSelect, 'to' | 'subject' | 'body'>,
  { id, kind, recheckApplicationId }: Pick<StoredApplication, 'id' | 'kind' | 'recheckApplicationId'>,
  publicUrl: string,
): Mail => {
  const path = detailPath(detailLists.provider, {
    id,
    recheckApplicationId: kind === 'recheck' ? recheckApplicationId : null,
  });
  const href = `${publicUrl.replace(/\/$/, '')}${path}`;
  return composeMail({
    to,
    subject,
    paragraphs: body.split('\n\n'),
    link: { href, text: resultTexts.open(id) },
  });
};

/** Stores a message about an application and queues it, to be sent once the transaction is committed. */
export const queueResultMail = async (
  context: ServiceContext,
  mail: typeof mailNotifications.$inferInsert,
): Promise<void> => {
  const [stored] = await context.db
    .insert(mailNotifications)
    .values(mail)
    .returning({ id: mailNotifications.id });
  if (!stored) throw new Error('The database returned no id for a message.');
  await enqueueJob(context, 'sendMail', { mailNotificationId: stored.id });
};
