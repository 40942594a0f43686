CREATE TABLE "webhook_endpoints" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_endpoints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider_id" integer NOT NULL,
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"former_secret" text,
	"former_secret_until" timestamp with time zone,
	"events" text[] NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"disabled_because" text,
	"created_by_id" integer NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"last_delivered_on" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"paused_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"endpoint_id" integer NOT NULL,
	"message_id" uuid NOT NULL,
	"type" text NOT NULL,
	"application_id" integer,
	"data" jsonb NOT NULL,
	"key" text,
	"created_on" timestamp with time zone NOT NULL,
	"give_up_on" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_on" timestamp with time zone NOT NULL,
	"last_attempt_on" timestamp with time zone,
	"last_status" integer,
	"last_failure" text,
	"lease_token" text,
	"leased_until" timestamp with time zone,
	"delivered_on" timestamp with time zone,
	"failed_on" timestamp with time zone,
	CONSTRAINT "webhook_messages_messageId_unique" UNIQUE("message_id")
);
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhook_messages" ADD CONSTRAINT "webhook_messages_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "webhook_endpoints_provider" ON "webhook_endpoints" USING btree ("provider_id");
--> statement-breakpoint
CREATE INDEX "webhook_messages_due" ON "webhook_messages" USING btree ("endpoint_id","next_attempt_on","id") WHERE "webhook_messages"."delivered_on" is null and "webhook_messages"."failed_on" is null;
--> statement-breakpoint
CREATE INDEX "webhook_messages_order" ON "webhook_messages" USING btree ("endpoint_id","application_id","id") WHERE "webhook_messages"."delivered_on" is null and "webhook_messages"."failed_on" is null;
--> statement-breakpoint
CREATE INDEX "webhook_messages_leased" ON "webhook_messages" USING btree ("endpoint_id") WHERE "webhook_messages"."leased_until" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_messages_key_unique" ON "webhook_messages" USING btree ("endpoint_id","key");
--> statement-breakpoint
CREATE INDEX "webhook_messages_application" ON "webhook_messages" USING btree ("application_id");
--> statement-breakpoint
CREATE INDEX "webhook_messages_created" ON "webhook_messages" USING btree ("created_on");
--> statement-breakpoint
CREATE INDEX "webhook_messages_endpoint" ON "webhook_messages" USING btree ("endpoint_id","id");
--> statement-breakpoint
-- A period that is set already is told of when it begins, as those are that are set from now on.
insert into jobs (queue, kind, payload, created_on, run_at)
select 'bulk', 'tellOfPeriod', jsonb_build_object('periodId', id), now(), begin_date from maintenance_periods where begin_date > now();
