import { and, eq, isNotNull, lte, min, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { webhookEndpoints, webhookMessages } from '../../../server/db/schema/webhooks';
import type { ServiceContext } from '../../../server/services/context/serviceContext';
import { isPending } from './giveUpMessages';

const earlier = alias(webhookMessages, 'earlier');

/** Counts messages and addresses, for monitoring. */
export const webhookState = async ({ db, now }: Pick<ServiceContext, 'db' | 'now'>) => {
  const failing = or(isNotNull(webhookEndpoints.failingSince), isNotNull(webhookEndpoints.disabledBecause));
  const isBehind = db
    .select({ id: earlier.id })
    .from(earlier)
    .where(
      and(
        eq(earlier.endpointId, webhookMessages.endpointId),
        eq(earlier.applicationId, webhookMessages.applicationId),
        sql`${earlier.id} < ${webhookMessages.id} and ${earlier.deliveredOn} is null and ${earlier.failedOn} is null`,
      ),
    );
  const [oldest] = await db
    .select({ dueOn: min(webhookMessages.nextAttemptOn) })
    .from(webhookMessages)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookMessages.endpointId))
    .where(
      and(
        isPending(),
        lte(webhookMessages.nextAttemptOn, now()),
        eq(webhookEndpoints.failures, 0),
        notExists(isBehind),
      ),
    );
  return {
    pending: await db.$count(webhookMessages, isPending()),
    overdue_seconds: oldest?.dueOn ? (now().getTime() - oldest.dueOn.getTime()) / 1000 : 0,
    failed: await db.$count(webhookMessages, isNotNull(webhookMessages.failedOn)),
    failing_addresses: await db.$count(webhookEndpoints, failing),
  };
};
