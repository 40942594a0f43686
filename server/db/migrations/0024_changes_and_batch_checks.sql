CREATE TABLE "application_changes" (
	"history_id" integer PRIMARY KEY NOT NULL,
	"provider_id" integer NOT NULL,
	"changed_on" timestamp with time zone NOT NULL,
	"position" bigint
);
--> statement-breakpoint
CREATE TABLE "batch_check_items" (
	"check_id" integer NOT NULL,
	"index" integer NOT NULL,
	"fiscal_number" text,
	"student_fiscal_number" text,
	"code" text,
	"application_id" integer,
	CONSTRAINT "batch_check_items_check_id_index_pk" PRIMARY KEY("check_id","index")
);
--> statement-breakpoint
CREATE TABLE "batch_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "batch_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider_id" integer NOT NULL,
	"asked_by_id" integer NOT NULL,
	"asked_on" timestamp with time zone NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"ended_on" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "application_changes" ADD CONSTRAINT "application_changes_history_id_application_history_id_fk" FOREIGN KEY ("history_id") REFERENCES "public"."application_history"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "batch_check_items" ADD CONSTRAINT "batch_check_items_check_id_batch_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."batch_checks"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "batch_checks" ADD CONSTRAINT "batch_checks_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "application_changes_read" ON "application_changes" USING btree ("provider_id","position") WHERE position is not null;
--> statement-breakpoint
CREATE INDEX "application_changes_unread" ON "application_changes" USING btree ("provider_id","changed_on","history_id") WHERE position is null;
--> statement-breakpoint
CREATE INDEX "batch_checks_asked_by" ON "batch_checks" USING btree ("asked_by_id","id");
--> statement-breakpoint
-- Whether a provider sees the step: those within what it sees as one status (2, 3, 4 and 6) would tell it which they were.
CREATE FUNCTION "is_shown_to_provider"("step" application_history) RETURNS boolean LANGUAGE sql STABLE AS
  $$ select step.status_id not in (2, 3, 4, 6) or coalesce((
    select before.status_id from application_history as before
    where before.application_id = step.application_id and (before.created_on, before.id) < (step.created_on, step.id)
    order by before.created_on desc, before.id desc limit 1
  ), 0) not in (2, 3, 4, 6) $$;
--> statement-breakpoint
-- Written here, so that servers of the version before tell of changes too.
CREATE FUNCTION "note_change"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if is_shown_to_provider(new) then
    insert into application_changes (history_id, provider_id, changed_on)
    select new.id, provider_id, new.created_on from applications where id = new.application_id
    on conflict do nothing;
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "application_history_changed" AFTER INSERT ON "application_history" FOR EACH ROW EXECUTE FUNCTION "note_change"();
--> statement-breakpoint
-- What was there before is noted by the worker, step by step.
do $$ begin
  if exists (select from application_history) then
    insert into jobs (queue, kind, payload, key, created_on, run_at)
    values ('bulk', 'fillChanges', '{}', 'fillChanges', now(), now());
  end if;
end $$;
