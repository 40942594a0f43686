ALTER TABLE "application_history" ADD COLUMN "eligible_reason" text;--> statement-breakpoint
ALTER TABLE "application_history" ADD COLUMN "social_security_answer" boolean;--> statement-breakpoint
ALTER TABLE "application_history" ADD COLUMN "tax_authority_answer" boolean;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "digest" text;