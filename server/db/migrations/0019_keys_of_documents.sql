CREATE TABLE "document_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer,
	"sealed" text NOT NULL,
	"sealed_by" text GENERATED ALWAYS AS (split_part(sealed, '.', 1)) STORED NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "document_keys_application" UNIQUE NULLS NOT DISTINCT("application_id"),
	CONSTRAINT "document_keys_sealed" CHECK (sealed ~ '^[^.]+[.][^.]+[.][^.]+$')
);
--> statement-breakpoint
CREATE TABLE "infected_contents" (
	"digest" text PRIMARY KEY NOT NULL,
	"found_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "sealed_key" text;
--> statement-breakpoint
ALTER TABLE "record_files" ADD COLUMN "sealed_key" text;
--> statement-breakpoint
ALTER TABLE "stored_documents" ADD COLUMN "is_encrypted" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "document_keys" ADD CONSTRAINT "document_keys_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "document_keys_sealed_by" ON "document_keys" USING btree ("sealed_by","id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "files_unencrypted" ON "files" USING btree ("id") WHERE sealed_key is null and hash is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "record_files_unencrypted" ON "record_files" USING btree ("id") WHERE sealed_key is null and hash is not null;
