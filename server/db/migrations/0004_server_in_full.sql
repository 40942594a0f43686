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
CREATE TABLE "provider_emails" (
	"email" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "applications_status";--> statement-breakpoint
DROP INDEX "application_history_application";--> statement-breakpoint
DROP INDEX "applications_newest";--> statement-breakpoint
DROP INDEX "applications_provider_newest";--> statement-breakpoint
DROP INDEX "applications_recheck";--> statement-breakpoint
DROP INDEX "applications_post_code";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "delay_runs_from" timestamp with time zone GENERATED ALWAYS AS (case when kind = 'request' then case
  when activation_start_date is null then case when status_id = 7 then eligibility_notification_sent_date end
  when (activation_start_date at time zone 'Europe/Lisbon')::date - (eligibility_notification_sent_date at time zone 'Europe/Lisbon')::date > 10 then timestamptz '1970-01-01 00:00:00+00'
end end) STORED;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "notes" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
CREATE INDEX "idempotency_keys_expiry" ON "idempotency_keys" USING btree ("expires_on");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("queue","run_at","id") WHERE "jobs"."failed_on" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_key_unique" ON "jobs" USING btree ("key");--> statement-breakpoint
CREATE INDEX "application_history_blocking" ON "application_history" USING btree ("blocking_application_id") WHERE blocking_application_id is not null;--> statement-breakpoint
CREATE INDEX "applications_status_newest" ON "applications" USING btree ("status_id","created_on","id");--> statement-breakpoint
CREATE INDEX "applications_provider_status_newest" ON "applications" USING btree ("provider_id","status_id","created_on","id","kind");--> statement-breakpoint
CREATE INDEX "applications_processing" ON "applications" USING btree ("provider_id","created_on","id") WHERE status_id in (2, 3, 4, 6);--> statement-breakpoint
CREATE INDEX "applications_documents_of" ON "applications" USING btree ("documents_of_id") WHERE documents_of_id is not null;--> statement-breakpoint
CREATE INDEX "applications_post_code_area" ON "applications" USING btree (left("post_code", 4),"created_on","id","provider_id");--> statement-breakpoint
CREATE INDEX "applications_email_newest" ON "applications" USING btree ("provider_email","created_on","id","provider_id");--> statement-breakpoint
CREATE INDEX "applications_author_newest" ON "applications" USING btree ("created_by_id","created_on","id","provider_id");--> statement-breakpoint
CREATE INDEX "applications_students" ON "applications" USING btree ("created_on","id") WHERE is_student;--> statement-breakpoint
CREATE INDEX "applications_delays" ON "applications" USING btree ("created_on","id","delay_runs_from") WHERE delay_runs_from is not null;--> statement-breakpoint
CREATE INDEX "applications_provider_delays" ON "applications" USING btree ("provider_id","created_on","id","delay_runs_from") WHERE delay_runs_from is not null;--> statement-breakpoint
CREATE INDEX "applications_maintenance" ON "applications" USING btree ("created_on","id","is_student") WHERE kind = 'maintenance';--> statement-breakpoint
CREATE INDEX "applications_provider_maintenance" ON "applications" USING btree ("provider_id","created_on","id","is_student") WHERE kind = 'maintenance';--> statement-breakpoint
CREATE INDEX "applications_maintenance_status" ON "applications" USING btree ("status_id","created_on","id","provider_id") WHERE kind = 'maintenance';--> statement-breakpoint
CREATE INDEX "refresh_tokens_expiry" ON "refresh_tokens" USING btree ("expires_on");--> statement-breakpoint
CREATE INDEX "application_history_application" ON "application_history" USING btree ("application_id","created_on","id","status_id");--> statement-breakpoint
CREATE INDEX "applications_newest" ON "applications" USING btree ("created_on","id","is_student");--> statement-breakpoint
CREATE INDEX "applications_provider_newest" ON "applications" USING btree ("provider_id","created_on","id");--> statement-breakpoint
CREATE INDEX "applications_recheck" ON "applications" USING btree ("recheck_application_id","kind","created_on");--> statement-breakpoint
CREATE INDEX "applications_post_code" ON "applications" USING btree ("post_code","created_on","id");