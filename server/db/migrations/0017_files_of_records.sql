CREATE TABLE "record_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "record_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"filename" text NOT NULL,
	"content" "bytea",
	"bytes_id" uuid,
	"notes" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "record_files_have_bytes" CHECK (num_nonnulls(content, bytes_id) = 1)
);
--> statement-breakpoint
CREATE INDEX "record_files_bytes" ON "record_files" USING btree ("bytes_id") WHERE bytes_id is not null;