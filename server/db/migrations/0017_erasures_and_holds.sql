CREATE TABLE "erasures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "erasures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry" text NOT NULL,
	"listed_on" timestamp with time zone,
	"cause" text NOT NULL,
	"erased_on" timestamp with time zone NOT NULL,
	"user_id" integer,
	"confirmed_by_id" integer,
	"person" text,
	"reason" text,
	"applied_on" timestamp with time zone,
	"application_ids" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"student_of_ids" integer[] DEFAULT '{}'::integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"fiscal_number" text,
	"application_id" integer,
	"reason" text NOT NULL,
	"until" date,
	"created_by_id" integer NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"ended_by_id" integer,
	"ended_on" timestamp with time zone,
	CONSTRAINT "holds_have_a_subject" CHECK (num_nonnulls(fiscal_number, application_id) = 1)
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "erased_on" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_ended_by_id_users_id_fk" FOREIGN KEY ("ended_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_entry_unique" ON "erasures" USING btree ("entry");
--> statement-breakpoint
CREATE INDEX "erasures_newest" ON "erasures" USING btree ("erased_on","id");
--> statement-breakpoint
CREATE INDEX "erasures_person" ON "erasures" USING btree ("person") WHERE person is not null;
--> statement-breakpoint
CREATE INDEX "erasures_unlisted" ON "erasures" USING btree ("id") WHERE listed_on is null;
--> statement-breakpoint
CREATE INDEX "holds_fiscal_number" ON "holds" USING btree ("fiscal_number") WHERE ended_on is null;
--> statement-breakpoint
CREATE INDEX "holds_application" ON "holds" USING btree ("application_id") WHERE application_id is not null;
