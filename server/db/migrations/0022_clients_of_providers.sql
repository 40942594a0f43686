CREATE TABLE "api_assertions" (
	"digest" text PRIMARY KEY NOT NULL,
	"expires_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_client_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_client_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"kind" text NOT NULL,
	"secret_hash" text,
	"public_key" jsonb,
	"hint" text NOT NULL,
	"created_by_id" integer NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"expires_on" timestamp with time zone NOT NULL,
	"last_used_on" timestamp with time zone,
	"revoked_on" timestamp with time zone,
	"warned_days" integer
);
--> statement-breakpoint
CREATE TABLE "api_clients" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"public_id" text NOT NULL,
	"created_by_id" integer NOT NULL,
	"addresses" text[] DEFAULT '{}'::text[] NOT NULL,
	"api_version" text NOT NULL,
	"last_used_on" timestamp with time zone,
	"revoked_on" timestamp with time zone,
	CONSTRAINT "api_clients_publicId_unique" UNIQUE("public_id")
);
--> statement-breakpoint
ALTER TABLE "api_client_keys" ADD CONSTRAINT "api_client_keys_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "api_clients" ADD CONSTRAINT "api_clients_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "api_assertions_end" ON "api_assertions" USING btree ("expires_on");
--> statement-breakpoint
CREATE INDEX "api_client_keys_client" ON "api_client_keys" USING btree ("client_id");
--> statement-breakpoint
CREATE INDEX "api_client_keys_end" ON "api_client_keys" USING btree ("expires_on");
--> statement-breakpoint
-- Nobody can give a right that they do not hold: every active administrator who may change users gets the new ones, and so
-- does every active provider's own account.
with granted as (
  update users
  set permissions = permissions || array(select unnest(array['Integration_Reader', 'Integration_Updater']) except select unnest(permissions))
  where (user_type_id = 1 and 'Users_Updater' = any (permissions) or user_type_id = 2) and user_status_id = 1 and not permissions @> array['Integration_Reader', 'Integration_Updater']
  returning id, user_type_id, user_status_id, parent_id, permissions
)
insert into audit_events (action, subject, subject_id, detail)
select 'update', case user_type_id when 2 then 'provider' else 'user' end, id, jsonb_build_object(
  'userStatusId', user_status_id, 'parentId', parent_id, 'permissions', permissions, 'migration', '0022_clients_of_providers.sql'
)
from granted order by id;
