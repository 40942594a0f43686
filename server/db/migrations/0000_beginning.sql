CREATE TABLE "addresses" (
	"id" integer PRIMARY KEY NOT NULL,
	"cp4" text NOT NULL,
	"cp3" text NOT NULL,
	"postal_designation" text NOT NULL,
	"artery_designation" text NOT NULL,
	"artery_local_info" text,
	"locality_id" integer NOT NULL,
	"locality" text NOT NULL,
	"parish_id" integer NOT NULL,
	"parish" text NOT NULL,
	"county_id" integer NOT NULL,
	"county" text NOT NULL,
	"district_id" integer NOT NULL,
	"district" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "maintenance_periods" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_periods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"begin_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_emails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_emails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider_id" integer NOT NULL,
	"email" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "open_registrations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "open_registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider_id" integer NOT NULL,
	"request_ids" "int4multirange" DEFAULT '{}'::int4multirange NOT NULL,
	"leased_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_count_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_count_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_id" integer NOT NULL,
	"provider_email" text NOT NULL,
	"created_by_id" integer NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"status_id" integer NOT NULL,
	"is_student" boolean NOT NULL,
	"delay_day" date NOT NULL,
	"change" integer NOT NULL,
	"district" text,
	"post_code_area" text,
	"decision" text
);
--> statement-breakpoint
CREATE TABLE "application_count_checks" (
	"id" integer PRIMARY KEY NOT NULL,
	"checked_on" timestamp with time zone NOT NULL,
	"wrong" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_counts" (
	"origin_id" integer NOT NULL,
	"span" integer NOT NULL,
	"first_day" date NOT NULL,
	"kind" text NOT NULL,
	"status_id" integer NOT NULL,
	"is_student" boolean NOT NULL,
	"delay_day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "application_counts_key" PRIMARY KEY("origin_id","span","first_day","kind","status_id","is_student","delay_day")
);
--> statement-breakpoint
CREATE TABLE "application_origins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_origins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider_id" integer NOT NULL,
	"provider_email" text NOT NULL,
	"created_by_id" integer NOT NULL,
	"place" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"status_id" integer NOT NULL,
	"created_on" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_on" timestamp with time zone,
	"author_id" integer,
	"activation_created_on" timestamp with time zone,
	"activation_start_date" timestamp with time zone,
	"activation_start_reason_id" integer,
	"activation_start_other_reason" text,
	"activation_end_date" timestamp with time zone,
	"activation_end_reason_id" integer,
	"activation_end_other_reason" text,
	"cancellation_date" timestamp with time zone,
	"cancellation_reason_id" integer,
	"non_eligible_reason" text,
	"blocking_application_id" integer,
	"eligible_reason" text,
	"social_security_answer" boolean,
	"tax_authority_answer" boolean
);
--> statement-breakpoint
CREATE TABLE "reasons" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "reasons_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text DEFAULT 'request' NOT NULL,
	"recheck_application_id" integer,
	"provider_id" integer NOT NULL,
	"provider_email" text NOT NULL,
	"created_by_id" integer NOT NULL,
	"created_on" timestamp with time zone DEFAULT now() NOT NULL,
	"status_id" integer NOT NULL,
	"status_date" timestamp with time zone DEFAULT now() NOT NULL,
	"full_name" text NOT NULL,
	"fiscal_number" text NOT NULL,
	"address" jsonb NOT NULL,
	"post_code" text NOT NULL,
	"is_student" boolean DEFAULT false NOT NULL,
	"student_full_name" text,
	"student_fiscal_number" text,
	"student_address" jsonb,
	"applicant_gave_consent" boolean DEFAULT false NOT NULL,
	"applicant_provided_required_documents" boolean DEFAULT false NOT NULL,
	"has_address_changed" boolean DEFAULT false NOT NULL,
	"eligibility_notification_sent_date" timestamp with time zone,
	"activation_start_date" timestamp with time zone,
	"documents_of_id" integer,
	"delay_runs_from" timestamp with time zone GENERATED ALWAYS AS (case when kind = 'request' then case
  when activation_start_date is null then case when status_id = 7 then eligibility_notification_sent_date end
  when (activation_start_date at time zone 'Europe/Lisbon')::date - (eligibility_notification_sent_date at time zone 'Europe/Lisbon')::date > 10 then timestamptz '1970-01-01 00:00:00+00'
end end) STORED,
	"registered_file_id" integer,
	"district" text GENERATED ALWAYS AS (coalesce(address->>'district', '')) STORED NOT NULL,
	"decision" text
);
--> statement-breakpoint
CREATE TABLE "attempt_counters" (
	"name" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"expires_on" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone,
	"refusals" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"occurred_on" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" integer,
	"remote_address" text,
	"action" text NOT NULL,
	"subject" text,
	"subject_id" integer,
	"detail" jsonb
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"id" integer PRIMARY KEY NOT NULL,
	"through_id" integer NOT NULL,
	"events" integer NOT NULL,
	"content_hash" text NOT NULL,
	"seal" text NOT NULL,
	"sealed_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "decision_texts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "decision_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"text" text NOT NULL,
	"order" integer NOT NULL,
	"active" boolean NOT NULL,
	CONSTRAINT "decision_texts_title_unique" UNIQUE("title")
);
--> statement-breakpoint
CREATE TABLE "file_pieces" (
	"bytes_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "file_pieces_bytes_id_position_pk" PRIMARY KEY("bytes_id","position")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"resource_file_type_id" integer NOT NULL,
	"filename" text NOT NULL,
	"content" "bytea",
	"created_on" timestamp with time zone DEFAULT now() NOT NULL,
	"notes" text[] DEFAULT '{}'::text[] NOT NULL,
	"bytes_id" uuid,
	"digest" text,
	CONSTRAINT "files_have_bytes" CHECK (num_nonnulls(content, bytes_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"answer" json,
	"expires_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"queue" text NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"key" text,
	"created_on" timestamp with time zone NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_token" text,
	"leased_until" timestamp with time zone,
	"last_failure" text,
	"failed_on" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mail_notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_on" timestamp with time zone DEFAULT now() NOT NULL,
	"actual_shipping_date" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "password_links" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"is_new_account" boolean NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"expires_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_emails" (
	"email" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "record_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"filename" text NOT NULL,
	"content" "bytea",
	"bytes_id" uuid,
	"notes" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "record_files_have_bytes" CHECK (num_nonnulls(content, bytes_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "registered_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registered_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider_id" integer NOT NULL,
	"filename" text,
	"created_by_id" integer NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"line_count" integer NOT NULL,
	"is_registered" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refresh_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"family_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_on" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_on" timestamp with time zone NOT NULL,
	"used_on" timestamp with time zone,
	"revoked_on" timestamp with time zone,
	"used_by" text
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_type_id" integer NOT NULL,
	"user_status_id" integer NOT NULL,
	"username" text,
	"name" text,
	"parent_id" integer,
	"permissions" text[] DEFAULT '{}'::text[] NOT NULL,
	"password_hash" text,
	"created_on" timestamp with time zone DEFAULT now() NOT NULL,
	"corporate_issuer" text,
	"corporate_subject" text
);
--> statement-breakpoint
ALTER TABLE "notification_emails" ADD CONSTRAINT "notification_emails_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_registrations" ADD CONSTRAINT "open_registrations_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_blocking_application_id_applications_id_fk" FOREIGN KEY ("blocking_application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_recheck_application_id_applications_id_fk" FOREIGN KEY ("recheck_application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_documents_of_id_applications_id_fk" FOREIGN KEY ("documents_of_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_registered_file_id_registered_files_id_fk" FOREIGN KEY ("registered_file_id") REFERENCES "public"."registered_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_notifications" ADD CONSTRAINT "mail_notifications_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registered_files" ADD CONSTRAINT "registered_files_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registered_files" ADD CONSTRAINT "registered_files_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_postal_code" ON "addresses" USING btree ("cp4","cp3");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_emails_provider_unique" ON "notification_emails" USING btree ("provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "open_registrations_provider_unique" ON "open_registrations" USING btree ("provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "application_origins_unique" ON "application_origins" USING btree ("provider_id","provider_email","created_by_id","place");--> statement-breakpoint
CREATE INDEX "application_history_application" ON "application_history" USING btree ("application_id","created_on","id","status_id");--> statement-breakpoint
CREATE INDEX "application_history_blocking" ON "application_history" USING btree ("blocking_application_id") WHERE blocking_application_id is not null;--> statement-breakpoint
CREATE INDEX "applications_newest" ON "applications" USING btree ("created_on","id","is_student");--> statement-breakpoint
CREATE INDEX "applications_provider_newest" ON "applications" USING btree ("provider_id","created_on","id");--> statement-breakpoint
CREATE INDEX "applications_status_newest" ON "applications" USING btree ("status_id","created_on","id");--> statement-breakpoint
CREATE INDEX "applications_provider_status_newest" ON "applications" USING btree ("provider_id","status_id","created_on","id","kind");--> statement-breakpoint
CREATE INDEX "applications_processing" ON "applications" USING btree ("provider_id","created_on","id") WHERE status_id in (2, 3, 4, 6);--> statement-breakpoint
CREATE INDEX "applications_fiscal_number" ON "applications" USING btree ("fiscal_number");--> statement-breakpoint
CREATE INDEX "applications_student_fiscal_number" ON "applications" USING btree ("student_fiscal_number");--> statement-breakpoint
CREATE INDEX "applications_recheck" ON "applications" USING btree ("recheck_application_id","kind","created_on");--> statement-breakpoint
CREATE INDEX "applications_documents_of" ON "applications" USING btree ("documents_of_id") WHERE documents_of_id is not null;--> statement-breakpoint
CREATE INDEX "applications_post_code" ON "applications" USING btree ("post_code","created_on","id");--> statement-breakpoint
CREATE INDEX "applications_post_code_area" ON "applications" USING btree (left("post_code", 4),"created_on","id","provider_id","post_code");--> statement-breakpoint
CREATE INDEX "applications_district" ON "applications" USING btree ("district","created_on","id","kind");--> statement-breakpoint
CREATE INDEX "applications_decision" ON "applications" USING btree ("decision","provider_id");--> statement-breakpoint
CREATE INDEX "applications_email_newest" ON "applications" USING btree ("provider_email","created_on","id","provider_id");--> statement-breakpoint
CREATE INDEX "applications_author_newest" ON "applications" USING btree ("created_by_id","created_on","id","provider_id");--> statement-breakpoint
CREATE INDEX "applications_students" ON "applications" USING btree ("created_on","id") WHERE is_student;--> statement-breakpoint
CREATE INDEX "applications_delays" ON "applications" USING btree ("created_on","id","delay_runs_from") WHERE delay_runs_from is not null;--> statement-breakpoint
CREATE INDEX "applications_provider_delays" ON "applications" USING btree ("provider_id","created_on","id","delay_runs_from") WHERE delay_runs_from is not null;--> statement-breakpoint
CREATE INDEX "applications_waiting" ON "applications" USING btree ("status_id","status_date","id","delay_runs_from") WHERE status_id in (6, 5, 2, 3, 4) or (status_id in (7) and kind = 'request');--> statement-breakpoint
CREATE INDEX "applications_provider_waiting" ON "applications" USING btree ("provider_id","status_id","status_date","id","delay_runs_from") WHERE status_id in (5, 8) or (status_id in (7) and kind = 'request');--> statement-breakpoint
CREATE INDEX "applications_to_activate" ON "applications" USING btree ("provider_id",coalesce("eligibility_notification_sent_date", "status_date"),"id") WHERE status_id = 7 and kind = 'request';--> statement-breakpoint
CREATE INDEX "applications_active_by_name" ON "applications" USING btree ("provider_id","full_name","id") WHERE status_id = 9 and kind = 'request';--> statement-breakpoint
CREATE INDEX "applications_maintenance" ON "applications" USING btree ("created_on","id","is_student") WHERE kind = 'maintenance';--> statement-breakpoint
CREATE INDEX "applications_provider_maintenance" ON "applications" USING btree ("provider_id","created_on","id","is_student") WHERE kind = 'maintenance';--> statement-breakpoint
CREATE INDEX "applications_registered_file" ON "applications" USING btree ("registered_file_id","status_id") WHERE registered_file_id is not null;--> statement-breakpoint
CREATE INDEX "applications_maintenance_status" ON "applications" USING btree ("status_id","created_on","id","provider_id") WHERE kind = 'maintenance';--> statement-breakpoint
CREATE INDEX "attempt_counters_expiry" ON "attempt_counters" USING btree ("expires_on");--> statement-breakpoint
CREATE INDEX "audit_events_newest" ON "audit_events" USING btree ("occurred_on","id");--> statement-breakpoint
CREATE INDEX "audit_events_actor_newest" ON "audit_events" USING btree ("actor_id","occurred_on","id");--> statement-breakpoint
CREATE INDEX "audit_events_action_newest" ON "audit_events" USING btree ("action","occurred_on","id");--> statement-breakpoint
CREATE INDEX "audit_events_subject_newest" ON "audit_events" USING btree ("subject","subject_id","occurred_on","id");--> statement-breakpoint
CREATE INDEX "audit_events_application_newest" ON "audit_events" USING btree ((case when subject = 'application' then subject_id when detail ->> 'applicationId' ~ '^[0-9]{1,9}$' then (detail ->> 'applicationId')::integer end),"occurred_on","id");--> statement-breakpoint
CREATE INDEX "files_application" ON "files" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "files_bytes" ON "files" USING btree ("bytes_id") WHERE bytes_id is not null;--> statement-breakpoint
CREATE INDEX "idempotency_keys_expiry" ON "idempotency_keys" USING btree ("expires_on");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("queue","run_at","id") WHERE "jobs"."failed_on" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_key_unique" ON "jobs" USING btree ("key");--> statement-breakpoint
CREATE INDEX "mail_notifications_application" ON "mail_notifications" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "password_links_code_unique" ON "password_links" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "record_files_bytes" ON "record_files" USING btree ("bytes_id") WHERE bytes_id is not null;--> statement-breakpoint
CREATE INDEX "registered_files_newest" ON "registered_files" USING btree ("created_on","id");--> statement-breakpoint
CREATE INDEX "registered_files_provider_newest" ON "registered_files" USING btree ("provider_id","created_on","id");--> statement-breakpoint
CREATE UNIQUE INDEX "refresh_tokens_hash_unique" ON "refresh_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "refresh_tokens_family" ON "refresh_tokens" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_user" ON "refresh_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_expiry" ON "refresh_tokens" USING btree ("expires_on");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_unique" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_corporate_identity_unique" ON "users" USING btree ("corporate_issuer","corporate_subject");--> statement-breakpoint
CREATE INDEX "users_parent" ON "users" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "users_type_name" ON "users" USING btree ("user_type_id","name");--> statement-breakpoint
CREATE VIEW "public"."audit_records" AS (select event.id, event.occurred_on, event.actor_id, coalesce(actor.username, actor.name) as actor_name,
  event.action, event.subject, event.subject_id, case when event.subject = 'application' then event.subject_id when event.detail ->> 'applicationId' ~ '^[0-9]{1,9}$' then (event.detail ->> 'applicationId')::integer end as application_id,
  event.remote_address, event.detail
from audit_events event left join users actor on actor.id = event.actor_id);--> statement-breakpoint
CREATE VIEW "public"."maintenance_files" AS (select file.id, file.provider_id, provider.name as provider_name, file.filename, file.created_on,
  author.username as created_by, file.line_count, (select count(*)::integer from applications request where request.registered_file_id = file.id and request.status_id in (1, 2, 3, 4, 6)) as open_count,
  (select count(*)::integer from applications request where request.registered_file_id = file.id and request.status_id not in (1, 2, 3, 4, 6)) as processed_count,
  (select count(*)::integer from applications request where request.registered_file_id = file.id and request.status_id = 8) as refused_count
from registered_files file
join users provider on provider.id = file.provider_id
join users author on author.id = file.created_by_id
where file.is_registered);
--> statement-breakpoint
-- Documents do not compress, so PostgreSQL need not try.
ALTER TABLE "file_pieces" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
--> statement-breakpoint
-- Rows of the audit trail are added and never change, whatever the program does (spec 10.8; ASVS 16.4.2).
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_events only ever grows: % is refused', tg_op using errcode = 'insufficient_privilege';
end;
$$;
--> statement-breakpoint
create trigger audit_events_only_grow
  before update or delete or truncate on audit_events
  for each statement execute function refuse_audit_change();
--> statement-breakpoint
create trigger audit_seals_only_grow
  before update or delete or truncate on audit_seals
  for each statement execute function refuse_audit_change();
--> statement-breakpoint
CREATE FUNCTION "remember_provider_email"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into provider_emails (email) values (new.provider_email) on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "applications_remember_email" AFTER INSERT OR UPDATE OF "provider_email" ON "applications"
  FOR EACH ROW EXECUTE FUNCTION "remember_provider_email"();
--> statement-breakpoint
-- The first day of the span of days that a day is counted in.
CREATE FUNCTION "count_span"("day" date, "span" integer) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ select day - ((day - date '1970-01-01') % span + span) % span $$;
--> statement-breakpoint
-- Whatever is done to applications, and by whom, is counted in its own transaction.
CREATE FUNCTION "note_application_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  -- Requests of a list that is not registered yet are counted when it is.
  if current_setting('tsi.registers', true) = 'on' then
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into application_count_changes
      (provider_id, provider_email, created_by_id, day, kind, status_id, is_student, delay_day, district, post_code_area, decision, change)
    select provider_id, provider_email, created_by_id, (created_on at time zone 'Europe/Lisbon')::date, kind, status_id,
      is_student, coalesce((delay_runs_from at time zone 'Europe/Lisbon')::date, 'infinity'), district, left(post_code, 4), decision, count(*)
    from added group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11;
  elsif tg_op = 'DELETE' then
    insert into application_count_changes
      (provider_id, provider_email, created_by_id, day, kind, status_id, is_student, delay_day, district, post_code_area, decision, change)
    select provider_id, provider_email, created_by_id, (created_on at time zone 'Europe/Lisbon')::date, kind, status_id,
      is_student, coalesce((delay_runs_from at time zone 'Europe/Lisbon')::date, 'infinity'), district, left(post_code, 4), decision, -count(*)
    from removed group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11;
  else
    insert into application_count_changes
      (provider_id, provider_email, created_by_id, day, kind, status_id, is_student, delay_day, district, post_code_area, decision, change)
    select provider_id, provider_email, created_by_id, (created_on at time zone 'Europe/Lisbon')::date, kind, status_id,
      is_student, coalesce((delay_runs_from at time zone 'Europe/Lisbon')::date, 'infinity'), district, left(post_code, 4), decision, sum(change)
    from (select *, 1 as change from added union all select *, -1 from removed) as moved
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 having sum(change) <> 0;
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "applications_count_insert" AFTER INSERT ON "applications"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "note_application_counts"();
--> statement-breakpoint
CREATE TRIGGER "applications_count_update" AFTER UPDATE ON "applications"
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "note_application_counts"();
--> statement-breakpoint
CREATE TRIGGER "applications_count_delete" AFTER DELETE ON "applications"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "note_application_counts"();
--> statement-breakpoint
CREATE FUNCTION "forget_application_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  truncate application_counts, application_count_changes;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "applications_count_truncate" AFTER TRUNCATE ON "applications"
  FOR EACH STATEMENT EXECUTE FUNCTION "forget_application_counts"();
--> statement-breakpoint
CREATE FUNCTION "require_folding_groups"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'A newer server folds these changes.';
end $$;
--> statement-breakpoint
CREATE TRIGGER "application_count_changes_folded" BEFORE DELETE ON "application_count_changes" FOR EACH STATEMENT
  WHEN (current_setting('tsi.folds', true) is distinct from 'groups') EXECUTE FUNCTION "require_folding_groups"();
--> statement-breakpoint
-- How an application was decided, for searching and counting: the day in Lisbon, the result and who decided.
CREATE FUNCTION "decision_key"("moment" timestamptz, "status_id" integer, "is_by_person" boolean) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ select to_char(moment at time zone 'Europe/Lisbon', 'YYYY-MM-DD') || case status_id when 7 then ' eligible' else ' nonEligible' end
    || case when is_by_person then ' people' else ' services' end $$;
--> statement-breakpoint
-- Whoever decides writes it with the status; a server of the version before, or a hand, has it written here.
CREATE FUNCTION "note_decision"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update applications set decision = decision_key(new.created_on, new.status_id, new.author_id is not null)
  where id = new.application_id and decision is null;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "application_history_decided" AFTER INSERT ON "application_history" FOR EACH ROW
  WHEN (new.status_id in (7, 8)) EXECUTE FUNCTION "note_decision"();
--> statement-breakpoint
CREATE TABLE "daily_decisions" (
	"day" date NOT NULL,
	"status_id" integer NOT NULL,
	"is_by_person" boolean NOT NULL,
	"days" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_decisions_day_status_id_is_by_person_days_pk" PRIMARY KEY("day","status_id","is_by_person","days")
);
--> statement-breakpoint
CREATE TABLE "daily_figures" (
	"id" integer PRIMARY KEY NOT NULL,
	"through" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_requests" (
	"day" date NOT NULL,
	"district" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_requests_day_district_pk" PRIMARY KEY("day","district")
);
