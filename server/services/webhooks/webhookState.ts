import { count, isNotNull, or, sql } from 'drizzle-orm';
import { webhookEndpoints, webhookMessages } from '../../db/schema/webhooks';
import type { ServiceContext } from '../context/serviceContext';
import { isPending } from './giveUpMessages';

/** Counts messages and addresses, for monitoring. */
export const webhookState = async ({ db, now }: Pick<ServiceContext, 'db' | 'now'>) => {
  const moment = sql`${now().toISOString()}::timestamptz`;
  const [pending] = await db
    .select({
      pending: count(),
      oldestDueSeconds:
        sql<number>`coalesce(extract(epoch from ${moment} - min(${webhookMessages.createdOn}) filter (where ${webhookMessages.nextAttemptOn} <= ${moment})), 0)`.mapWith(
          Number,
        ),
    })
    .from(webhookMessages)
    .where(isPending());
  const failing = or(isNotNull(webhookEndpoints.failingSince), isNotNull(webhookEndpoints.disabledBecause));
  return {
    pending: pending?.pending ?? 0,
    oldest_due_seconds: pending?.oldestDueSeconds ?? 0,
    failed: await db.$count(webhookMessages, isNotNull(webhookMessages.failedOn)),
    failing_addresses: await db.$count(webhookEndpoints, failing),
  };
};
