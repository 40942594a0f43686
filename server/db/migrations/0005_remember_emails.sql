INSERT INTO "provider_emails" ("email") SELECT DISTINCT "provider_email" FROM "applications" ON CONFLICT DO NOTHING;--> statement-breakpoint
CREATE FUNCTION "remember_provider_email"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into provider_emails (email) values (new.provider_email) on conflict do nothing;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "applications_remember_email" AFTER INSERT OR UPDATE OF "provider_email" ON "applications"
  FOR EACH ROW EXECUTE FUNCTION "remember_provider_email"();
