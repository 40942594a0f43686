CREATE TABLE "addresses" (
	"id" integer PRIMARY KEY NOT NULL,
	"cp4" text NOT NULL,
	"cp3" text NOT NULL,
	"postal_designation" text NOT NULL,
	"artery_designation" text NOT NULL,
	"artery_local_info" text,
	"locality_id" integer NOT NULL,
	"locality" text NOT NULL,
	"parish_id" integer NOT NULL,
	"parish" text NOT NULL,
	"county_id" integer NOT NULL,
	"county" text NOT NULL,
	"district_id" integer NOT NULL,
	"district" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "maintenance_periods" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_periods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"begin_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_emails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_emails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider_id" integer NOT NULL,
	"email" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"status_id" integer NOT NULL,
	"created_on" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_on" timestamp with time zone,
	"author_id" integer,
	"activation_created_on" timestamp with time zone,
	"activation_start_date" timestamp with time zone,
	"activation_start_reason_id" integer,
	"activation_start_other_reason" text,
	"activation_end_date" timestamp with time zone,
	"activation_end_reason_id" integer,
	"activation_end_other_reason" text,
	"cancellation_date" timestamp with time zone,
	"cancellation_reason_id" integer,
	"non_eligible_reason" text,
	"blocking_application_id" integer
);
--> statement-breakpoint
CREATE TABLE "reasons" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "reasons_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text DEFAULT 'request' NOT NULL,
	"recheck_application_id" integer,
	"provider_id" integer NOT NULL,
	"provider_email" text NOT NULL,
	"created_by_id" integer NOT NULL,
	"created_on" timestamp with time zone DEFAULT now() NOT NULL,
	"status_id" integer NOT NULL,
	"status_date" timestamp with time zone DEFAULT now() NOT NULL,
	"full_name" text NOT NULL,
	"fiscal_number" text NOT NULL,
	"address" jsonb NOT NULL,
	"post_code" text NOT NULL,
	"is_student" boolean DEFAULT false NOT NULL,
	"student_full_name" text,
	"student_fiscal_number" text,
	"student_address" jsonb,
	"applicant_gave_consent" boolean DEFAULT false NOT NULL,
	"applicant_provided_required_documents" boolean DEFAULT false NOT NULL,
	"has_address_changed" boolean DEFAULT false NOT NULL,
	"eligibility_notification_sent_date" timestamp with time zone,
	"activation_start_date" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"occurred_on" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" integer,
	"remote_address" text,
	"action" text NOT NULL,
	"subject" text,
	"subject_id" integer,
	"detail" jsonb
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"resource_file_type_id" integer NOT NULL,
	"filename" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_on" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_on" timestamp with time zone DEFAULT now() NOT NULL,
	"actual_shipping_date" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refresh_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"family_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_on" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_on" timestamp with time zone NOT NULL,
	"used_on" timestamp with time zone,
	"revoked_on" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_type_id" integer NOT NULL,
	"user_status_id" integer NOT NULL,
	"username" text,
	"name" text,
	"parent_id" integer,
	"permissions" text[] DEFAULT '{}'::text[] NOT NULL,
	"password_hash" text,
	"created_on" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification_emails" ADD CONSTRAINT "notification_emails_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_blocking_application_id_applications_id_fk" FOREIGN KEY ("blocking_application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_recheck_application_id_applications_id_fk" FOREIGN KEY ("recheck_application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_notifications" ADD CONSTRAINT "mail_notifications_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_postal_code" ON "addresses" USING btree ("cp4","cp3");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_emails_provider_unique" ON "notification_emails" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "application_history_application" ON "application_history" USING btree ("application_id","created_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_newest" ON "applications" USING btree ("created_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_provider_newest" ON "applications" USING btree ("provider_id","created_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_fiscal_number" ON "applications" USING btree ("fiscal_number");--> statement-breakpoint
CREATE INDEX "applications_student_fiscal_number" ON "applications" USING btree ("student_fiscal_number");--> statement-breakpoint
CREATE INDEX "applications_recheck" ON "applications" USING btree ("recheck_application_id");--> statement-breakpoint
CREATE INDEX "applications_post_code" ON "applications" USING btree ("post_code");--> statement-breakpoint
CREATE INDEX "applications_status" ON "applications" USING btree ("status_id","created_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_events_time" ON "audit_events" USING btree ("occurred_on");--> statement-breakpoint
CREATE INDEX "audit_events_subject" ON "audit_events" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "files_application" ON "files" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "mail_notifications_application" ON "mail_notifications" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refresh_tokens_hash_unique" ON "refresh_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "refresh_tokens_family" ON "refresh_tokens" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_user" ON "refresh_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_unique" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "users_parent" ON "users" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "users_type_name" ON "users" USING btree ("user_type_id","name");