CREATE TABLE "service_answers" (
	"application_id" integer NOT NULL,
	"service" text NOT NULL,
	"result" text NOT NULL,
	"code" text,
	"reason" text,
	"asked_on" timestamp with time zone NOT NULL,
	"milliseconds" integer,
	"recorded_on" timestamp with time zone NOT NULL,
	CONSTRAINT "service_answers_application_id_service_pk" PRIMARY KEY("application_id","service")
);
--> statement-breakpoint
CREATE TABLE "service_states" (
	"service" text PRIMARY KEY NOT NULL,
	"off_since" timestamp with time zone,
	"off_by_id" integer,
	"reason" text,
	"expected_on" date,
	"silent_since" timestamp with time zone,
	"silent_on" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "service_answers" ADD CONSTRAINT "service_answers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "service_states" ADD CONSTRAINT "service_states_off_by_id_users_id_fk" FOREIGN KEY ("off_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
