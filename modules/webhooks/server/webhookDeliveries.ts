import { and, desc, eq, gte, isNotNull, lte, type SQL } from 'drizzle-orm';
import type { CheckedInput } from '../../../contract/calls/defineCall';
import { testEvent } from '../../../contract/rules/webhookEvents';
import { webhookEndpoints, webhookMessages } from '../../../server/db/schema/webhooks';
import { Refusal } from '../../../server/lib/refusal';
import { writeAuditEvent } from '../../../server/services/audit/writeAuditEvent';
import { requireAccess } from '../../../server/services/context/requireAccess';
import type { SignedInContext } from '../../../server/services/context/serviceContext';
import { providerOf, refused } from '../../integration/server/clients/changeClient';
import {
  listWebhookDeliveries as listCall,
  resendWebhooks as resendCall,
  sendTestWebhook as testCall,
} from '../contract/calls';
import type { WebhookState } from '../contract/webhookRules';
import { changeWebhook } from './changeWebhook';
import { isPending } from './giveUpMessages';
import { webhookTexts } from './texts';
import { giveUpOn, webhookLane, writeMessages } from './writeEvent';

/** A message and where it goes. */
export type StoredDelivery = typeof webhookMessages.$inferSelect & { readonly url: string };

const inState: Readonly<Record<WebhookState, () => SQL | undefined>> = {
  pending: isPending,
  delivered: () => isNotNull(webhookMessages.deliveredOn),
  failed: () => isNotNull(webhookMessages.failedOn),
};

/** Returns a page of the messages to a provider's addresses, newest first, and how many there are. */
export const listDeliveries = async (
  context: SignedInContext,
  input: CheckedInput<typeof listCall>,
): Promise<{ items: StoredDelivery[]; totalItems: number }> => {
  requireAccess(context, listCall);
  const { pageNumber, pageSize, webhookId, applicationId, state } = input;
  const { id: providerId } = await providerOf(context, input);
  const condition = and(
    eq(webhookEndpoints.providerId, providerId),
    webhookId === undefined ? undefined : eq(webhookMessages.endpointId, webhookId),
    applicationId === undefined ? undefined : eq(webhookMessages.applicationId, applicationId),
    state && inState[state](),
  );
  const of = eq(webhookEndpoints.id, webhookMessages.endpointId);
  const found = await context.db
    .select({ message: webhookMessages, url: webhookEndpoints.url })
    .from(webhookMessages)
    .innerJoin(webhookEndpoints, of)
    .where(condition)
    .orderBy(desc(webhookMessages.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize);
  const counted = context.db
    .select({ id: webhookMessages.id })
    .from(webhookMessages)
    .innerJoin(webhookEndpoints, of)
    .where(condition)
    .as('counted');
  return {
    items: found.map(({ message, url }) => ({ ...message, url })),
    totalItems: await context.db.$count(counted),
  };
};

/**
 * Sends a message again, or all that were given up of a period; they keep their ids and are tried as long as new ones.
 * Returns how many.
 * @throws {Refusal} `notFound` if there is no such message or address; `badRequest` if the address is disabled
 */
export const resendMessages = async (
  context: SignedInContext,
  input: CheckedInput<typeof resendCall>,
): Promise<number> => {
  requireAccess(context, resendCall);
  const { deliveryId, from, until } = input;
  const id = input.webhookId ?? (await endpointOf(context, deliveryId));
  return changeWebhook(context, { ...input, id }, async (inside, { isEnabled }) => {
    if (!isEnabled) throw refused(webhookTexts.disabled);
    const { db, now } = inside;
    const sent = await db
      .update(webhookMessages)
      .set({
        deliveredOn: null,
        failedOn: null,
        attempts: 0,
        nextAttemptOn: now(),
        giveUpOn: giveUpOn(now()),
        leaseToken: null,
        leasedUntil: null,
      })
      .where(
        and(
          eq(webhookMessages.endpointId, id),
          deliveryId === undefined ? isNotNull(webhookMessages.failedOn) : eq(webhookMessages.id, deliveryId),
          from === undefined ? undefined : gte(webhookMessages.createdOn, new Date(from)),
          until === undefined ? undefined : lte(webhookMessages.createdOn, new Date(until)),
        ),
      )
      .returning({ id: webhookMessages.id });
    await callSoon(inside, id);
    await writeAuditEvent(inside, {
      action: 'webhookResent',
      subject: 'webhook',
      subjectId: id,
      detail: { messages: sent.length, ...(deliveryId !== undefined && { messageId: deliveryId }) },
    });
    return sent.length;
  });
};

/**
 * Sends an address a message that only tries it; returns the number of the message.
 * @throws {Refusal} `badRequest` if there is no such address, or it is disabled
 */
export const sendTest = (context: SignedInContext, input: CheckedInput<typeof testCall>): Promise<number> => {
  requireAccess(context, testCall);
  return changeWebhook(context, input, async (inside, { id, isEnabled }) => {
    if (!isEnabled) throw refused(webhookTexts.disabled);
    const [written] = await writeMessages(inside, [id], { type: testEvent, data: {} });
    if (written === undefined) throw new Error('The message was not stored');
    await callSoon(inside, id);
    await writeAuditEvent(inside, { action: 'webhookTested', subject: 'webhook', subjectId: id });
    return written;
  });
};

const endpointOf = async ({ db }: SignedInContext, deliveryId: number | undefined): Promise<number> => {
  const [found] =
    deliveryId === undefined
      ? []
      : await db
          .select({ id: webhookMessages.endpointId })
          .from(webhookMessages)
          .where(eq(webhookMessages.id, deliveryId));
  if (!found) throw new Refusal('notFound', webhookTexts.messageNotFound);
  return found.id;
};

/** Has an address called that was to be left alone for a while: a person waits for what comes of it. */
const callSoon = async ({ db, written }: SignedInContext, id: number): Promise<void> => {
  written?.jobs.add(webhookLane);
  await db.update(webhookEndpoints).set({ pausedUntil: null }).where(eq(webhookEndpoints.id, id));
};
