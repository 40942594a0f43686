ALTER TABLE "users" ADD COLUMN "weekly_mail" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "applications_changed_addresses" ON "applications" USING btree ("provider_id","created_on","id") WHERE kind = 'maintenance' and status_id = 1 and has_address_changed;
