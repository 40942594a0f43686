import { and, arrayContains, asc, eq, isNotNull, or } from 'drizzle-orm';
import { paths } from '../../../contract/paths';
import { userStatus, userType } from '../../../contract/rules/userTypes';
import type { WebhookFailure } from '../../../contract/rules/webhookEvents';
import { users } from '../../../server/db/schema/users';
import type { ServiceContext } from '../../../server/services/context/serviceContext';
import { enqueueJob } from '../../../server/services/queue/enqueueJob';
import { disabledMailTexts } from './texts';

/** Queues the e-mail that an address was disabled, to those of the provider who may change its addresses. */
export const queueDisabledMails = async (
  context: ServiceContext,
  { providerId, url }: { readonly providerId: number; readonly url: string },
  failure: WebhookFailure,
): Promise<void> => {
  const isOfProvider = or(
    eq(users.id, providerId),
    and(eq(users.parentId, providerId), eq(users.userTypeId, userType.operator)),
  );
  const managers = await context.db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isOfProvider,
        eq(users.userStatusId, userStatus.active),
        isNotNull(users.username),
        arrayContains(users.permissions, ['Integration_Updater']),
      ),
    )
    .orderBy(asc(users.id));
  const { subject, paragraphs, open } = disabledMailTexts;
  for (const { id } of managers)
    await enqueueJob(context, 'sendRecordMail', {
      userId: id,
      subject,
      paragraphs: paragraphs(new URL(url).host, failure),
      page: paths.integration,
      linkText: open,
    });
};
