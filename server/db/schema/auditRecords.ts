import { and, eq, or, sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgView, text, timestamp } from 'drizzle-orm/pg-core';
import { auditRecords as declaration } from '../../../contract/records/auditRecords';
import { aboutApplication } from './auditEvents';
import { holdsRecords } from './recordTable';

const view = pgView('audit_records', {
  id: bigint({ mode: 'number' }).notNull(),
  occurredOn: timestamp({ withTimezone: true }).notNull(),
  actorId: integer(),
  actorName: text(),
  action: text().notNull(),
  subject: text(),
  subjectId: bigint({ mode: 'number' }),
  applicationId: bigint({ mode: 'number' }),
  remoteAddress: text(),
  detail: jsonb(),
  /** Always null: the audit holds no tax number, but may be searched by one. */
  fiscalNumber: text(),
}).as(
  sql.raw(`select event.id, event.occurred_on, event.actor_id, coalesce(actor.username, actor.name) as actor_name,
  event.action, event.subject, event.subject_id, ${aboutApplication('event.')} as application_id,
  event.remote_address, event.detail, null::text as fiscal_number
from audit_events event left join users actor on actor.id = event.actor_id`),
);

/** What was fetched ahead was received like anything else: whoever looks for accesses finds it, by its own name. */
const accessTo = (action: 'view' | 'download') => {
  const isFile =
    action === 'download' ? eq(view.subject, 'file') : sql`${view.subject} is distinct from 'file'`;
  return or(eq(view.action, action), and(eq(view.action, 'prefetch'), isFile));
};

/**
 * Whoever was shown something of a citizen's or student's requests, by whatever list, page, file or fetching ahead; and who
 * searched by the NIF, whether that found anybody or not, and whether it was erased since.
 */
const lookUpsOf = (nif: string, sought = '') => sql`${view.id} = any(array(
  with request as (
    select id from applications where fiscal_number = ${nif} union select id from applications where student_fiscal_number = ${nif}
  )
  select event.id from request join audit_events event on (${sql.raw(`(${aboutApplication('event.')})`)}) = request.id
  where event.action in ('view', 'prefetch', 'download', 'search', 'export')
  union
  select event.id from request join audit_events event
    on event.subject = 'applications' and (event.detail -> 'ids') @> to_jsonb(request.id)
  union
  select id from audit_events where detail -> 'sought' is not null and (detail -> 'sought') @> to_jsonb(${sought}::text)
))`;

/** The audit trail as people read it: with the name of who acted and the application it was about. */
export const auditRecords = holdsRecords(declaration, view, {
  action: (action) => (action === 'view' || action === 'download' ? accessTo(action) : undefined),
  // A list is about each application that it showed. They are found first: beside the others, the planner would take
  // them for so many that it reads the whole trail from its end.
  applicationId: (id) =>
    or(
      eq(view.applicationId, Number(id)),
      sql`${view.id} = any(array(
        select id from audit_events where subject = 'applications' and (detail -> 'ids') @> ${String(id)}::jsonb
      ))`,
    ),
  fiscalNumber: async (nif, hashOf) => lookUpsOf(String(nif), await hashOf?.(String(nif))),
});
