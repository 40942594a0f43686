CREATE TABLE "sign_ins" (
	"family_id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"signed_in_on" timestamp with time zone NOT NULL,
	"device" text NOT NULL,
	"network" text
);
--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "sign_ins_user" ON "sign_ins" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sign_ins_time" ON "sign_ins" USING btree ("signed_in_on");
