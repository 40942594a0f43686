import { and, eq, isNull, lte } from 'drizzle-orm';
import type { WebhookFailure } from '../../../contract/rules/webhookEvents';
import type { Database } from '../../../server/db/database';
import { webhookEndpoints, webhookMessages } from '../../../server/db/schema/webhooks';
import { writeAuditEvent } from '../../../server/services/audit/writeAuditEvent';
import type { ServiceContext } from '../../../server/services/context/serviceContext';
import { backOff } from '../../../server/services/queue/settleJob';
import { webhookDisableDays } from '../contract/webhookRules';
import type { ClaimedMessage } from './claimMessages';
import { queueDisabledMails } from './disabledMail';
import { giveUpMessages } from './giveUpMessages';

/** What came of an attempt. */
export interface Outcome {
  /** Absent if the message was delivered. */
  readonly failure?: WebhookFailure;
  readonly status?: number;
  /** Before when the receiver wants no other call. */
  readonly notBefore?: Date;
}

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;
/** How long a message waits after its attempts, and how long an address is left alone after failures in a row. */
const messageBackOff = { firstMilliseconds: 5 * second, maxMilliseconds: 120 * minute };
const endpointBackOff = { firstMilliseconds: 5 * second, maxMilliseconds: 5 * minute };

/**
 * Stores what came of an attempt: the message is delivered, tried again later or given up; an address that fails is left alone
 * for a while, and is disabled once it says that it is gone or has done nothing but fail for days.
 */
export const settleMessage = (
  context: ServiceContext,
  { message, endpoint: { id: endpointId } }: ClaimedMessage,
  { failure, status, notBefore }: Outcome,
): Promise<void> =>
  context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const endpoint = await lockEndpoint(db, endpointId);
    if (!endpoint) return;
    const now = context.now();
    const attempted = {
      attempts: message.attempts + 1,
      lastAttemptOn: now,
      lastStatus: status ?? null,
      lastFailure: failure ?? null,
      leaseToken: null,
      leasedUntil: null,
    };
    // A message that was disabled or sent again meanwhile keeps its new state; so does one whose lease another server has.
    const isOurs = and(
      eq(webhookMessages.id, message.id),
      message.leaseToken === null ? undefined : eq(webhookMessages.leaseToken, message.leaseToken),
    );
    if (failure === undefined) {
      await db
        .update(webhookMessages)
        .set({ ...attempted, deliveredOn: now, failedOn: null })
        .where(isOurs);
      await db
        .update(webhookEndpoints)
        .set({ lastDeliveredOn: now, failures: 0, failingSince: null, pausedUntil: null })
        .where(eq(webhookEndpoints.id, endpointId));
      return;
    }
    const next = later(new Date(now.getTime() + backOff(message.attempts + 1, messageBackOff)), notBefore);
    const isLast = now >= message.giveUpOn;
    await db
      .update(webhookMessages)
      .set({
        ...attempted,
        nextAttemptOn: next < message.giveUpOn ? next : message.giveUpOn,
        failedOn: isLast ? now : null,
      })
      .where(and(isOurs, isNull(webhookMessages.failedOn)));
    const failingSince = endpoint.failingSince ?? now;
    const failures = endpoint.failures + 1;
    const isDisabled =
      failure === 'gone' || now.getTime() - failingSince.getTime() >= webhookDisableDays * day;
    await db
      .update(webhookEndpoints)
      .set({
        failures,
        failingSince,
        pausedUntil: later(new Date(now.getTime() + backOff(failures, endpointBackOff)), notBefore),
        ...(isDisabled && endpoint.isEnabled && { isEnabled: false, disabledBecause: failure }),
      })
      .where(eq(webhookEndpoints.id, endpointId));
    if (isDisabled && endpoint.isEnabled) {
      await giveUpMessages(inside, endpointId, 'disabled');
      await writeAuditEvent(inside, {
        action: 'webhookDisabled',
        subject: 'webhook',
        subjectId: endpointId,
        detail: { failure },
      });
      await queueDisabledMails(inside, endpoint, failure);
    } else await giveUpMessages(inside, endpointId, failure, lte(webhookMessages.giveUpOn, now));
  });

/** Gives up what an address was still to be told, because its provider is no longer active. */
export const dropMessages = (context: ServiceContext, endpointId: number): Promise<void> =>
  context.db.transaction(async (db) => {
    await lockEndpoint(db, endpointId);
    await giveUpMessages({ ...context, db }, endpointId, 'disabled');
  });

/** Locks an address: before its messages, as where it is removed; otherwise there would be a deadlock. */
const lockEndpoint = async (db: Database, endpointId: number) => {
  const [endpoint] = await db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, endpointId))
    .for('no key update');
  return endpoint;
};

const later = (moment: Date, other: Date | undefined): Date => (other && other > moment ? other : moment);
