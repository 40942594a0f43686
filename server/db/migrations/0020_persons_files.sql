CREATE TABLE "person_file_pieces" (
	"file_id" integer NOT NULL,
	"application_id" integer NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "person_file_pieces_file_id_application_id_pk" PRIMARY KEY("file_id","application_id")
);
--> statement-breakpoint
CREATE TABLE "person_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"asked_by_id" integer NOT NULL,
	"asked_on" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"fiscal_number" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"made_on" timestamp with time zone,
	"ended_on" timestamp with time zone,
	"request_count" integer DEFAULT 0 NOT NULL,
	"document_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "person_file_pieces" ADD CONSTRAINT "person_file_pieces_file_id_person_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."person_files"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "person_files" ADD CONSTRAINT "person_files_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "person_files_asked_by" ON "person_files" USING btree ("asked_by_id","id");
