import { asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../../server/db/schema/users';
import { webhookEndpoints } from '../../../server/db/schema/webhooks';
import type { ServiceContext } from '../../../server/services/context/serviceContext';
import { nameOfActor } from '../../../server/services/users/nameOfActor';

const creator = alias(users, 'creator');

/** An address with who created it and what it was not told; its secrets are encrypted. */
export type StoredWebhook = Awaited<ReturnType<typeof selectWebhooks>>[number];

const messagesWhere = (condition: SQL) =>
  sql<number>`(select count(*) from webhook_messages message where message.endpoint_id = ${webhookEndpoints.id} and ${condition})`.mapWith(
    Number,
  );

/** Reads the addresses that match a condition, oldest first. */
export const selectWebhooks = ({ db }: Pick<ServiceContext, 'db'>, condition: SQL | undefined) =>
  db
    .select({
      ...getTableColumns(webhookEndpoints),
      createdBy: sql<string>`coalesce(${nameOfActor(creator)}, '')`,
      pending: messagesWhere(sql`message.delivered_on is null and message.failed_on is null`),
      failed: messagesWhere(sql`message.failed_on is not null`),
    })
    .from(webhookEndpoints)
    .leftJoin(creator, eq(creator.id, webhookEndpoints.createdById))
    .where(condition)
    .orderBy(asc(webhookEndpoints.id));
