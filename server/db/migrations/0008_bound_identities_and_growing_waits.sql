ALTER TABLE "attempt_counters" ADD COLUMN "blocked_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attempt_counters" ADD COLUMN "refusals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "used_by" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "corporate_issuer" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "corporate_subject" text;--> statement-breakpoint
CREATE UNIQUE INDEX "users_corporate_identity_unique" ON "users" USING btree ("corporate_issuer","corporate_subject");