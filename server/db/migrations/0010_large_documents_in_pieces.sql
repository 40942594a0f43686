CREATE TABLE "file_pieces" (
	"bytes_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "file_pieces_bytes_id_position_pk" PRIMARY KEY("bytes_id","position")
);
--> statement-breakpoint
alter table file_pieces alter column bytes set storage external;--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "bytes_id" uuid;--> statement-breakpoint
CREATE INDEX "files_bytes" ON "files" USING btree ("bytes_id") WHERE bytes_id is not null;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_have_bytes" CHECK (num_nonnulls(content, bytes_id) = 1);