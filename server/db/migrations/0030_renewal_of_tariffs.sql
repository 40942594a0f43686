CREATE TABLE "renewal_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "renewal_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"run_id" integer NOT NULL,
	"application_id" integer NOT NULL,
	"provider_id" integer NOT NULL,
	"state" text NOT NULL,
	"how" text,
	"reason" text,
	"left_because" text,
	"created_on" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_ask_on" timestamp with time zone,
	"lease_token" text,
	"leased_until" timestamp with time zone,
	"asked_on" timestamp with time zone,
	"exception_on" timestamp with time zone,
	"noticed_on" date,
	"notice_days" integer,
	"ends_on" date,
	"ended_on" date,
	"renewed_on" timestamp with time zone,
	"kept_by_id" integer,
	"kept_because" text,
	CONSTRAINT "renewal_items_ended_after_notice" CHECK (state <> 'ended' or (ended_on is not null and notice_days >= 1 and ended_on >= noticed_on + notice_days)),
	CONSTRAINT "renewal_items_notice_is_whole" CHECK (num_nonnulls(noticed_on, notice_days, ends_on) in (0, 3) and (ends_on is null or ends_on >= noticed_on + notice_days)),
	CONSTRAINT "renewal_items_noticed_is_noticed" CHECK (state not in ('noticed', 'ended') or noticed_on is not null),
	CONSTRAINT "renewal_items_says_why" CHECK ((state = 'left') = (left_because is not null)),
	CONSTRAINT "renewal_items_says_how" CHECK ((state = 'renewed') = (how is not null))
);
--> statement-breakpoint
CREATE TABLE "renewal_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "renewal_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" text NOT NULL,
	"provider_id" integer,
	"district" text,
	"started_before" date,
	"valid_until" date NOT NULL,
	"notice_days" integer NOT NULL,
	"answer_days" integer NOT NULL,
	"created_by_id" integer NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"rehearsal" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rehearsed_on" timestamp with time zone,
	"rehearsed_through" integer DEFAULT 0 NOT NULL,
	"filled_through" integer DEFAULT 0 NOT NULL,
	"filled_on" timestamp with time zone,
	"starts_on" date,
	"started_by_id" integer,
	"started_on" timestamp with time zone,
	"next_question_on" timestamp with time zone,
	"asked_on" timestamp with time zone,
	"noticed_through" date,
	"ended_by_id" integer,
	"ended_on" timestamp with time zone,
	CONSTRAINT "renewal_runs_terms" CHECK ("renewal_runs"."notice_days" >= 1 and "renewal_runs"."answer_days" >= 0)
);
--> statement-breakpoint
ALTER TABLE "renewal_items" ADD CONSTRAINT "renewal_items_run_id_renewal_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."renewal_runs"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "renewal_runs" ADD CONSTRAINT "renewal_runs_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "renewal_items_open" ON "renewal_items" USING btree ("application_id") WHERE state in ('toAsk', 'silent', 'exception', 'noticed', 'waiting');
--> statement-breakpoint
CREATE INDEX "renewal_items_due" ON "renewal_items" USING btree ("next_ask_on","id") WHERE state in ('toAsk', 'silent');
--> statement-breakpoint
CREATE INDEX "renewal_items_exceptions" ON "renewal_items" USING btree ("ends_on","id") WHERE state in ('exception', 'noticed', 'waiting');
--> statement-breakpoint
CREATE INDEX "renewal_items_run" ON "renewal_items" USING btree ("run_id","state","provider_id");
--> statement-breakpoint
CREATE INDEX "renewal_items_application" ON "renewal_items" USING btree ("application_id","id");
--> statement-breakpoint
CREATE INDEX "renewal_items_noticed" ON "renewal_items" USING btree ("provider_id","noticed_on") WHERE noticed_on is not null;
--> statement-breakpoint
CREATE INDEX "renewal_runs_provider" ON "renewal_runs" USING btree ("provider_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "renewal_runs_open" ON "renewal_runs" USING btree ((true)) WHERE state in ('planned', 'running', 'paused');
