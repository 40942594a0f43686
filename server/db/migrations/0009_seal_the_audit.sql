CREATE TABLE "audit_seals" (
	"id" integer PRIMARY KEY NOT NULL,
	"through_id" integer NOT NULL,
	"events" integer NOT NULL,
	"content_hash" text NOT NULL,
	"seal" text NOT NULL,
	"sealed_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
create trigger audit_seals_only_grow
  before update or delete or truncate on audit_seals
  for each statement execute function refuse_audit_change();
