DROP INDEX "application_history_decisions";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "district" text GENERATED ALWAYS AS (coalesce(address->>'district', '')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_district" ON "applications" USING btree ("district","created_on","id","kind");--> statement-breakpoint
CREATE INDEX "application_history_decisions" ON "application_history" USING btree ("created_on","status_id","author_id","application_id") WHERE status_id in (7, 8);