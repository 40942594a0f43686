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
