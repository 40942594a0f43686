CREATE TABLE "application_claims" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"claimed_on" timestamp with time zone NOT NULL,
	"seen_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_claims" ADD CONSTRAINT "application_claims_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "application_claims" ADD CONSTRAINT "application_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
