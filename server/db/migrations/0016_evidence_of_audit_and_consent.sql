CREATE TABLE "application_consents" (
	"application_id" integer NOT NULL,
	"declaration" text NOT NULL,
	"version" integer NOT NULL,
	"text_digest" text NOT NULL,
	"given_on" timestamp with time zone NOT NULL,
	"given_by_id" integer NOT NULL,
	CONSTRAINT "application_consents_application_id_declaration_pk" PRIMARY KEY("application_id","declaration")
);
--> statement-breakpoint
CREATE TABLE "audit_roots" (
	"id" integer PRIMARY KEY NOT NULL,
	"root" text NOT NULL,
	"seal" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_salts" (
	"event_id" bigint PRIMARY KEY NOT NULL,
	"address_salt" uuid,
	"address_digest" "bytea",
	"detail_salt" uuid,
	"detail_digest" "bytea",
	CONSTRAINT "audit_salts_address" CHECK (num_nonnulls("audit_salts"."address_salt", "audit_salts"."address_digest") = 1),
	CONSTRAINT "audit_salts_detail" CHECK (num_nonnulls("audit_salts"."detail_salt", "audit_salts"."detail_digest") = 1)
);
--> statement-breakpoint
ALTER TABLE "application_consents" ADD CONSTRAINT "application_consents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "application_consents" ADD CONSTRAINT "application_consents_given_by_id_users_id_fk" FOREIGN KEY ("given_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Replaced rather than dropped, and of both tables while the events of before large ids are still being moved.
do $$
begin
  execute format($view$
    create or replace view audit_records as (select event.id, event.occurred_on, event.actor_id, coalesce(actor.username, actor.name) as actor_name,
  event.action, event.subject, event.subject_id, case when event.subject = 'application' then event.subject_id when event.detail ->> 'applicationId' ~ '^[0-9]{1,9}$' then (event.detail ->> 'applicationId')::integer end as application_id,
  event.remote_address, event.detail, null::text as fiscal_number
from %s event left join users actor on actor.id = event.actor_id)$view$,
    case when to_regclass('audit_events_before') is null then 'audit_events'
      else '(select * from audit_events union all
        select id::bigint, occurred_on, actor_id, remote_address, action, subject, subject_id::bigint, detail from audit_events_before)' end);
end $$;
--> statement-breakpoint
create trigger audit_roots_only_grow
  before update or delete or truncate on audit_roots
  for each statement execute function refuse_audit_change();
--> statement-breakpoint
-- Events may be erased in part, and removed from the oldest on, by a transaction that says so; nothing else may change.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'audit_events'
    and (tg_op, current_setting('tsi.audit_change', true)) in (('UPDATE', 'erase'), ('DELETE', 'shorten'))
  then
    return null;
  end if;
  raise exception 'audit_events only ever grows: % is refused', tg_op using errcode = 'insufficient_privilege';
end;
$$;
--> statement-breakpoint
create function refuse_audit_rewriting() returns trigger language plpgsql as $$
begin
  if (new.id, new.occurred_on, new.actor_id, new.action, new.subject, new.subject_id)
      is distinct from (old.id, old.occurred_on, old.actor_id, old.action, old.subject, old.subject_id)
    or new.remote_address is not null and new.remote_address is distinct from old.remote_address
    or new.detail is distinct from old.detail and new.detail is distinct from '{"erased": true}'
  then
    raise exception 'an event of the audit can only be erased' using errcode = 'insufficient_privilege';
  end if;
  return new;
end;
$$;
--> statement-breakpoint
create trigger audit_events_only_erased
  before update on audit_events
  for each row execute function refuse_audit_rewriting();
