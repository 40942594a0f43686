import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgView, text, timestamp } from 'drizzle-orm/pg-core';
import { auditRecords as declaration } from '../../../contract/records/auditRecords';
import { aboutApplication } from './auditEvents';
import { holdsRecords } from './recordTable';

/** The audit trail as people read it: with the name of who acted and the application it was about. */
export const auditRecords = holdsRecords(
  declaration,
  pgView('audit_records', {
    id: bigint({ mode: 'number' }).notNull(),
    occurredOn: timestamp({ withTimezone: true }).notNull(),
    actorId: integer(),
    actorName: text(),
    action: text().notNull(),
    subject: text(),
    subjectId: integer(),
    applicationId: integer(),
    remoteAddress: text(),
    detail: jsonb(),
  }).as(
    sql.raw(`select event.id, event.occurred_on, event.actor_id, coalesce(actor.username, actor.name) as actor_name,
  event.action, event.subject, event.subject_id, ${aboutApplication('event.')} as application_id,
  event.remote_address, event.detail
from audit_events event left join users actor on actor.id = event.actor_id`),
  ),
);
