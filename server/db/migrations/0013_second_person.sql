CREATE TABLE "approvals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"act" text NOT NULL,
	"payload" jsonb NOT NULL,
	"application_id" integer,
	"asked_by_id" integer NOT NULL,
	"asked_on" timestamp with time zone NOT NULL,
	"expires_on" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"ended_by_id" integer,
	"ended_on" timestamp with time zone,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "needed_approvals" (
	"act" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_history" ADD COLUMN "confirmed_by_id" integer;
--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_ended_by_id_users_id_fk" FOREIGN KEY ("ended_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "approvals_pending" ON "approvals" USING btree ("id") WHERE state = 'pending';
--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_decision" ON "approvals" USING btree ("application_id") WHERE state = 'pending';
