CREATE TABLE "attempt_counters" (
	"name" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"expires_on" timestamp with time zone NOT NULL
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
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_counters_expiry" ON "attempt_counters" USING btree ("expires_on");--> statement-breakpoint
CREATE UNIQUE INDEX "password_links_code_unique" ON "password_links" USING btree ("code_hash");