ALTER TABLE "factor_proofs" ADD COLUMN "factor_id" integer;
--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "identity_proven_on" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_set_on" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deactivated_on" timestamp with time zone;
