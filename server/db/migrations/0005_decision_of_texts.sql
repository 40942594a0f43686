ALTER TABLE "decision_texts" ADD COLUMN "decision" text;
--> statement-breakpoint
-- So far every text was offered for every decision.
UPDATE "decision_texts" SET "decision" = 'both';
