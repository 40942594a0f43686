CREATE TABLE "stored_documents" (
	"hash" text PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"former_place" text,
	"size" integer NOT NULL,
	"scan" text,
	"stored_on" timestamp with time zone NOT NULL,
	"bytes_id" uuid GENERATED ALWAYS AS (left(hash, 32)::uuid) STORED NOT NULL,
	CONSTRAINT "stored_documents_hash" CHECK (hash ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE INDEX "stored_documents_bytes" ON "stored_documents" USING btree ("bytes_id");
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "hash" text;
--> statement-breakpoint
ALTER TABLE "record_files" ADD COLUMN "hash" text;
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_hash_stored_documents_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."stored_documents"("hash") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "record_files" ADD CONSTRAINT "record_files_hash_stored_documents_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."stored_documents"("hash") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "files" VALIDATE CONSTRAINT "files_hash_stored_documents_hash_fk";
--> statement-breakpoint
ALTER TABLE "record_files" VALIDATE CONSTRAINT "record_files_hash_stored_documents_hash_fk";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "files_hash" ON "files" USING btree ("hash") WHERE hash is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "files_unregistered" ON "files" USING btree ("id") WHERE hash is null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "record_files_hash" ON "record_files" USING btree ("hash") WHERE hash is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "record_files_unregistered" ON "record_files" USING btree ("id") WHERE hash is null;
