import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Returns the SQL for the application an event is about, null if none. Refusals log any number that was requested,
 * hence the check of its digits. The view of the trail and its index must use the same expression.
 */
export const aboutApplication = (table = ''): string =>
  `case when ${table}subject = 'application' then ${table}subject_id when ${table}detail ->> 'applicationId' ~ '^[0-9]{1,9}$' then (${table}detail ->> 'applicationId')::integer end`;

/** Who did what, when, from where and to what; rows are only ever inserted. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    occurredOn: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Who acted; null when nobody was signed in. No foreign key: the trail outlives its subjects. */
    actorId: integer(),
    /** The address that the call came from, as the server saw it. */
    remoteAddress: text(),
    /** What was done: `signIn`, `refusal`, `view`, `download`, `create` … */
    action: text().notNull(),
    /** The kind and id of the thing it was done to, which may be one of these events. */
    subject: text(),
    subjectId: bigint({ mode: 'number' }),
    /** More about it; never personal data. */
    detail: jsonb().$type<Record<string, unknown>>(),
  },
  // Each filter of the trail has an index that returns its events in list order when read backwards.
  (table) => {
    const inOrder = [table.occurredOn, table.id] as const;
    return [
      check('audit_events_id_positive', sql`${table.id} > 0`),
      index('audit_events_newest').on(...inOrder),
      index('audit_events_actor_newest').on(table.actorId, ...inOrder),
      index('audit_events_action_newest').on(table.action, ...inOrder),
      index('audit_events_subject_newest').on(table.subject, table.subjectId, ...inOrder),
      index('audit_events_application_newest').on(sql.raw(`(${aboutApplication()})`), ...inOrder),
      // Finds the lists that showed an application. Each event pays for its own entries, at once.
      index('audit_events_listed')
        .using('gin', sql`(${table.detail} -> 'ids') jsonb_path_ops`)
        .with({ fastupdate: false })
        .where(sql`${table.subject} = 'applications'`),
      // Finds the searches by a NIF, of which only a keyed hash is kept.
      index('audit_events_sought')
        .using('gin', sql`(${table.detail} -> 'sought') jsonb_path_ops`)
        .with({ fastupdate: false })
        .where(sql`${table.detail} -> 'sought' is not null`),
    ];
  },
);
