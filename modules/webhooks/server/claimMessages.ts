import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import { userStatus } from '../../../contract/rules/userTypes';
import type { Database } from '../../../server/db/database';
import { rowsOf } from '../../../server/db/rowsOf';
import { users } from '../../../server/db/schema/users';
import { webhookEndpoints, webhookMessages } from '../../../server/db/schema/webhooks';
import type { ServiceContext } from '../../../server/services/context/serviceContext';

/** How long a server's lease on a message lasts, in seconds; the time limit of a call is well below. */
const leaseSeconds = 60;

/** How many calls to one address may be under way, on all servers together; one while it fails. */
const callsAtOnce = 4;

/** A message that this server is to deliver, and its address. */
export interface ClaimedMessage {
  readonly message: typeof webhookMessages.$inferSelect;
  readonly endpoint: typeof webhookEndpoints.$inferSelect;
  /** Whether its provider is active; others are told nothing more. */
  readonly isOfActive: boolean;
}

/**
 * Leases due messages, at most `limit`: of each address at most as many as it still has room for, and of those about one
 * request the earliest that is neither delivered nor given up. So what one address does holds up none of the others, and
 * each learns of a request's changes in their order.
 */
export const claimMessages = async (
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  limit: number,
): Promise<ClaimedMessage[]> => {
  const moment = sql`${now().toISOString()}::timestamptz`;
  const leaseToken = crypto.randomUUID();
  const claimed = rowsOf(
    await db.execute(sql`
with due as materialized (
  select message.id
  from webhook_endpoints endpoint
  cross join lateral (
    select case when endpoint.failures > 0 then 1 else ${callsAtOnce}::int end - count(*) as free
    from webhook_messages under_way
    where under_way.endpoint_id = endpoint.id and under_way.leased_until > now()
  ) room
  cross join lateral (
    select due.id, due.next_attempt_on
    from webhook_messages due
    where due.endpoint_id = endpoint.id and due.delivered_on is null and due.failed_on is null
      and due.next_attempt_on <= ${moment} and (due.leased_until is null or due.leased_until <= now())
      and not exists (
        select 1 from webhook_messages earlier
        where earlier.endpoint_id = due.endpoint_id and earlier.application_id = due.application_id
          and earlier.id < due.id and earlier.delivered_on is null and earlier.failed_on is null
      )
    order by due.next_attempt_on, due.id
    limit greatest(room.free, 0)
    for update skip locked
  ) message
  where endpoint.is_enabled and (endpoint.paused_until is null or endpoint.paused_until <= ${moment})
  order by message.next_attempt_on, message.id
  limit ${limit}::int
)
update webhook_messages message
set lease_token = ${leaseToken}, leased_until = now() + make_interval(secs => ${leaseSeconds}::int)
from due where message.id = due.id
returning message.id`),
  );
  if (claimed.length === 0) return [];
  return db
    .select({
      message: webhookMessages,
      endpoint: webhookEndpoints,
      isOfActive: sql<boolean>`${users.userStatusId} = ${userStatus.active}`,
    })
    .from(webhookMessages)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookMessages.endpointId))
    .innerJoin(users, eq(users.id, webhookEndpoints.providerId))
    .where(eq(webhookMessages.leaseToken, leaseToken))
    .orderBy(asc(webhookMessages.nextAttemptOn), asc(webhookMessages.id));
};

/** Ends every lease. Only for the sole process of a database, whose messages are then delivered at once. */
export const releaseMessages = async (db: Database): Promise<void> => {
  await db
    .update(webhookMessages)
    .set({ leaseToken: null, leasedUntil: null })
    .where(isNotNull(webhookMessages.leasedUntil));
};
