import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { WebhookFailure } from '../../../contract/rules/webhookEvents';
import { webhookMessages } from '../../../server/db/schema/webhooks';
import type { ServiceContext } from '../../../server/services/context/serviceContext';

/** Matches messages that are still to be delivered. */
export const isPending = (): SQL | undefined =>
  and(isNull(webhookMessages.deliveredOn), isNull(webhookMessages.failedOn));

/** Gives up what an address was still to be told, or that part of it; they can be sent again. */
export const giveUpMessages = async (
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  endpointId: number,
  lastFailure: WebhookFailure,
  which?: SQL,
): Promise<void> => {
  await db
    .update(webhookMessages)
    .set({ failedOn: now(), lastFailure })
    .where(and(eq(webhookMessages.endpointId, endpointId), isPending(), which));
};
