CREATE TABLE "registered_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registered_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider_id" integer NOT NULL,
	"filename" text,
	"created_by_id" integer NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"line_count" integer NOT NULL,
	"is_registered" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "registered_file_id" integer;--> statement-breakpoint
ALTER TABLE "registered_files" ADD CONSTRAINT "registered_files_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registered_files" ADD CONSTRAINT "registered_files_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registered_files_newest" ON "registered_files" USING btree ("created_on","id");--> statement-breakpoint
CREATE INDEX "registered_files_provider_newest" ON "registered_files" USING btree ("provider_id","created_on","id");--> statement-breakpoint
-- What was handed in before: the requests that a provider's user made at one moment came of one file.
insert into registered_files (provider_id, created_by_id, created_on, line_count, is_registered)
select provider_id, created_by_id, created_on, count(*), true from applications
where kind = 'maintenance' group by provider_id, created_by_id, created_on order by created_on;--> statement-breakpoint
update applications set registered_file_id = file.id from registered_files file
where kind = 'maintenance' and file.provider_id = applications.provider_id
  and file.created_by_id = applications.created_by_id and file.created_on = applications.created_on;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_registered_file_id_registered_files_id_fk" FOREIGN KEY ("registered_file_id") REFERENCES "public"."registered_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_registered_file" ON "applications" USING btree ("registered_file_id","status_id") WHERE registered_file_id is not null;--> statement-breakpoint
CREATE VIEW "public"."maintenance_files" AS (select file.id, file.provider_id, provider.name as provider_name, file.filename, file.created_on,
  author.username as created_by, file.line_count, (select count(*)::integer from applications request where request.registered_file_id = file.id and request.status_id in (1, 2, 3, 4, 6)) as open_count,
  (select count(*)::integer from applications request where request.registered_file_id = file.id and request.status_id not in (1, 2, 3, 4, 6)) as processed_count,
  (select count(*)::integer from applications request where request.registered_file_id = file.id and request.status_id = 8) as refused_count
from registered_files file
join users provider on provider.id = file.provider_id
join users author on author.id = file.created_by_id
where file.is_registered);