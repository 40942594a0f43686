ALTER TABLE "maintenance_periods" ADD COLUMN "provider_id" integer;
--> statement-breakpoint
ALTER TABLE "maintenance_periods" ADD CONSTRAINT "maintenance_periods_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
-- An older row that refers to nothing does not stop the upgrade: the key then holds for new rows alone.
DO $$ BEGIN
  ALTER TABLE "maintenance_periods" VALIDATE CONSTRAINT "maintenance_periods_provider_id_users_id_fk";
EXCEPTION WHEN foreign_key_violation THEN
  RAISE WARNING 'maintenance_periods has rows that refer to nothing (maintenance_periods_provider_id_users_id_fk)';
END $$;
--> statement-breakpoint
CREATE UNIQUE INDEX "maintenance_periods_provider_unique" ON "maintenance_periods" USING btree ("provider_id");
