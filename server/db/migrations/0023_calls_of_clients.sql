CREATE TABLE "api_call_counters" (
	"provider_id" integer PRIMARY KEY NOT NULL,
	"minute_calls" integer NOT NULL,
	"minute_ends_on" timestamp with time zone NOT NULL,
	"day_calls" integer NOT NULL,
	"day_ends_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_calls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"called_on" timestamp with time zone NOT NULL,
	"client_id" integer NOT NULL,
	"provider_id" integer NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"status" smallint NOT NULL,
	"code" text,
	"reference" text NOT NULL,
	"milliseconds" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_call_counters" ADD CONSTRAINT "api_call_counters_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "api_calls" ADD CONSTRAINT "api_calls_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "api_calls" ADD CONSTRAINT "api_calls_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "api_calls_client" ON "api_calls" USING btree ("client_id","id");
--> statement-breakpoint
CREATE INDEX "api_calls_provider" ON "api_calls" USING btree ("provider_id","id");
--> statement-breakpoint
CREATE INDEX "api_calls_moment" ON "api_calls" USING btree ("called_on");
