CREATE TABLE "retention_counts" (
	"run_id" integer NOT NULL,
	"kind" text NOT NULL,
	"month" text NOT NULL,
	"due" integer NOT NULL,
	"held" integer NOT NULL,
	CONSTRAINT "retention_counts_run_id_kind_month_pk" PRIMARY KEY("run_id","kind","month")
);
--> statement-breakpoint
CREATE TABLE "retention_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "retention_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"what" text NOT NULL,
	"periods" text NOT NULL,
	"due_before" jsonb NOT NULL,
	"started_on" timestamp with time zone NOT NULL,
	"ended_on" timestamp with time zone,
	"released_on" timestamp with time zone,
	"released_by_id" integer,
	"rehearsal_id" integer,
	"seal_id" integer
);
--> statement-breakpoint
ALTER TABLE "retention_counts" ADD CONSTRAINT "retention_counts_run_id_retention_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."retention_runs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "retention_runs_newest" ON "retention_runs" USING btree ("what","id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "applications_ended" ON "applications" USING btree ("status_date","id") WHERE kind = 'request' and status_id in (5, 8, 10, 11);
