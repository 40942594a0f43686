CREATE TABLE "record_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "record_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"resource" text NOT NULL,
	"record_id" bigint NOT NULL,
	"changed_on" timestamp with time zone NOT NULL,
	"user_id" integer,
	"action" text NOT NULL,
	"values" jsonb NOT NULL,
	"former" jsonb
);
--> statement-breakpoint
CREATE INDEX "record_versions_record" ON "record_versions" USING btree ("resource","record_id","id");
--> statement-breakpoint
CREATE INDEX "record_versions_oldest" ON "record_versions" USING btree ("changed_on");
