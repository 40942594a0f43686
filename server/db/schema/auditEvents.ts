import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Who did what, when, from where and on what; rows are only ever added. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    occurredOn: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Who acted; null when nobody was signed in. No foreign key: the trail outlives what it speaks of. */
    actorId: integer(),
    /** The address that the call came from, as the server saw it. */
    remoteAddress: text(),
    /** What was done: `signIn`, `refusal`, `view`, `download`, `create` … */
    action: text().notNull(),
    /** The kind and id of the thing it was done to. */
    subject: text(),
    subjectId: integer(),
    /** More about it; never personal data. */
    detail: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [
    index('audit_events_time').on(table.occurredOn),
    index('audit_events_subject').on(table.subject, table.subjectId),
  ],
);
