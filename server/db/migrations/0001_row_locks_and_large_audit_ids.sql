CREATE TABLE "row_locks" (
	"name" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- Only versions older than the beginning read these, and no such server can run beside this one.
DROP TABLE "daily_decisions", "daily_figures", "daily_requests";
--> statement-breakpoint
-- Ids of 64 bits, by a new table: changing the column would lock the audit while all of it is written anew. Writers find
-- the new table at once, also those of the version before; the worker moves the older events (moveAudit).
ALTER TABLE "audit_seals" ALTER COLUMN "through_id" SET DATA TYPE bigint;
--> statement-breakpoint
DROP VIEW "public"."audit_records";
--> statement-breakpoint
ALTER TABLE "audit_events" RENAME TO "audit_events_before";
--> statement-breakpoint
ALTER SEQUENCE "audit_events_id_seq" RENAME TO "audit_events_before_id_seq";
--> statement-breakpoint
ALTER INDEX "audit_events_pkey" RENAME TO "audit_events_before_pkey";
--> statement-breakpoint
ALTER INDEX "audit_events_newest" RENAME TO "audit_events_before_newest";
--> statement-breakpoint
ALTER INDEX "audit_events_actor_newest" RENAME TO "audit_events_before_actor_newest";
--> statement-breakpoint
ALTER INDEX "audit_events_action_newest" RENAME TO "audit_events_before_action_newest";
--> statement-breakpoint
ALTER INDEX "audit_events_subject_newest" RENAME TO "audit_events_before_subject_newest";
--> statement-breakpoint
ALTER INDEX "audit_events_application_newest" RENAME TO "audit_events_before_application_newest";
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"occurred_on" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" integer,
	"remote_address" text,
	"action" text NOT NULL,
	"subject" text,
	"subject_id" bigint,
	"detail" jsonb,
	CONSTRAINT "audit_events_id_positive" CHECK ("audit_events"."id" > 0)
);
--> statement-breakpoint
CREATE INDEX "audit_events_newest" ON "audit_events" USING btree ("occurred_on","id");
--> statement-breakpoint
CREATE INDEX "audit_events_actor_newest" ON "audit_events" USING btree ("actor_id","occurred_on","id");
--> statement-breakpoint
CREATE INDEX "audit_events_action_newest" ON "audit_events" USING btree ("action","occurred_on","id");
--> statement-breakpoint
CREATE INDEX "audit_events_subject_newest" ON "audit_events" USING btree ("subject","subject_id","occurred_on","id");
--> statement-breakpoint
CREATE INDEX "audit_events_application_newest" ON "audit_events" USING btree ((case when subject = 'application' then subject_id when detail ->> 'applicationId' ~ '^[0-9]{1,9}$' then (detail ->> 'applicationId')::integer end),"occurred_on","id");
--> statement-breakpoint
CREATE INDEX "audit_events_listed" ON "audit_events" USING gin (("detail" -> 'ids') jsonb_path_ops) WITH (fastupdate=false) WHERE "audit_events"."subject" = 'applications';
--> statement-breakpoint
create trigger audit_events_only_grow
  before update or delete or truncate on audit_events
  for each statement execute function refuse_audit_change();
--> statement-breakpoint
select setval('audit_events_id_seq', last_value, is_called) from audit_events_before_id_seq;
--> statement-breakpoint
drop trigger audit_events_only_grow on audit_events_before;
--> statement-breakpoint
-- The newest at once: what is not sealed yet is then in one place, and most audits are in one place altogether.
with moved as (
  delete from audit_events_before where id in (select id from audit_events_before where id > 0 order by id desc limit 5000)
  returning id, occurred_on, actor_id, remote_address, action, subject, subject_id, detail
)
insert into audit_events (id, occurred_on, actor_id, remote_address, action, subject, subject_id, detail)
overriding system value select * from moved;
--> statement-breakpoint
do $$
declare
  events text := 'audit_events';
begin
  if exists (select from audit_events_before) then
    events := '(select * from audit_events union all
      select id::bigint, occurred_on, actor_id, remote_address, action, subject, subject_id::bigint, detail from audit_events_before)';
    insert into jobs (queue, kind, payload, key, created_on, run_at)
    values ('bulk', 'moveAudit', '{}', 'moveAudit', now(), now());
  else
    drop table audit_events_before;
  end if;
  execute format($view$
    create view audit_records as (select event.id, event.occurred_on, event.actor_id, coalesce(actor.username, actor.name) as actor_name,
  event.action, event.subject, event.subject_id, case when event.subject = 'application' then event.subject_id when event.detail ->> 'applicationId' ~ '^[0-9]{1,9}$' then (event.detail ->> 'applicationId')::integer end as application_id,
  event.remote_address, event.detail
from %s event left join users actor on actor.id = event.actor_id)$view$, events);
end $$;
