import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { WebhookEvent, WebhookFailure, WebhookType } from '../../../contract/rules/webhookEvents';
import { users } from './users';

const moment = () => timestamp({ withTimezone: true });

/** The addresses that systems of providers are told at. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    providerId: integer()
      .notNull()
      .references(() => users.id),
    url: text().notNull(),
    /** What its messages are signed with, encrypted (modules/webhooks/server/webhookSecrets.ts). */
    secret: text().notNull(),
    /** The secret before, which is signed with too until `formerSecretUntil`. */
    formerSecret: text(),
    formerSecretUntil: moment(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    isEnabled: boolean().notNull().default(true),
    /** Why the server disabled it. */
    disabledBecause: text().$type<WebhookFailure>(),
    createdById: integer().notNull(),
    createdOn: moment().notNull(),
    lastDeliveredOn: moment(),
    /** Attempts in a row that failed, and when the first of them did. */
    failures: integer().notNull().default(0),
    failingSince: moment(),
    /** Until when it is left alone after a failure. */
    pausedUntil: moment(),
  },
  (table) => [index('webhook_endpoints_provider').on(table.providerId)],
);

/** What an address is told, written with the change itself and delivered afterwards. */
export const webhookMessages = pgTable(
  'webhook_messages',
  {
    /** Grows in the order of the changes of a request. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    endpointId: integer()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** What receivers know it by, in every attempt. */
    messageId: uuid().notNull().unique(),
    type: text().$type<WebhookType>().notNull(),
    /** No foreign key: it would lock requests. Of one request, the messages to an address are delivered in order. */
    applicationId: integer(),
    data: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Unique for an address where set: there is only one such message. */
    key: text(),
    createdOn: moment().notNull(),
    /** When it is given up, if it is not delivered by then. */
    giveUpOn: moment().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptOn: moment().notNull(),
    lastAttemptOn: moment(),
    lastStatus: integer(),
    lastFailure: text().$type<WebhookFailure>(),
    /** Which server is delivering it, and until when the others must leave it alone; by the database clock. */
    leaseToken: text(),
    leasedUntil: moment(),
    deliveredOn: moment(),
    failedOn: moment(),
  },
  (table) => [
    index('webhook_messages_due')
      .on(table.endpointId, table.nextAttemptOn, table.id)
      .where(sql`${table.deliveredOn} is null and ${table.failedOn} is null`),
    index('webhook_messages_order')
      .on(table.endpointId, table.applicationId, table.id)
      .where(sql`${table.deliveredOn} is null and ${table.failedOn} is null`),
    index('webhook_messages_leased').on(table.endpointId).where(sql`${table.leasedUntil} is not null`),
    uniqueIndex('webhook_messages_key_unique').on(table.endpointId, table.key),
    index('webhook_messages_application').on(table.applicationId),
    index('webhook_messages_created').on(table.createdOn),
    index('webhook_messages_endpoint').on(table.endpointId, table.id),
  ],
);
