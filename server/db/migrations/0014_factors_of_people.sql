CREATE TABLE "factor_proofs" (
	"family_id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"proven_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "factor_removals" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"requested_by" integer NOT NULL,
	"requested_on" timestamp with time zone NOT NULL,
	"due_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "factors" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "factors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"last_used_on" timestamp with time zone,
	"secret" text,
	"last_step" integer,
	"credential_id" text,
	"public_key" text,
	"sign_count" bigint,
	"transports" text[],
	"is_backed_up" boolean
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "factor_asked_on" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "factor_proofs" ADD CONSTRAINT "factor_proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "factor_removals" ADD CONSTRAINT "factor_removals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "factors" ADD CONSTRAINT "factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "factor_proofs_user" ON "factor_proofs" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "factor_proofs_proven" ON "factor_proofs" USING btree ("proven_on");
--> statement-breakpoint
CREATE INDEX "factors_user" ON "factors" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "factors_one_generator" ON "factors" USING btree ("user_id") WHERE "factors"."kind" = 'codes';
--> statement-breakpoint
CREATE UNIQUE INDEX "factors_credential_unique" ON "factors" USING btree ("credential_id");
--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");
