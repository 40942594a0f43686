CREATE TABLE "reading_counters" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"hour_units" integer NOT NULL,
	"hour_ends_on" timestamp with time zone NOT NULL,
	"day_units" integer NOT NULL,
	"day_ends_on" timestamp with time zone NOT NULL,
	"refusals" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "key_thumbprint" text;
--> statement-breakpoint
ALTER TABLE "reading_counters" ADD CONSTRAINT "reading_counters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
