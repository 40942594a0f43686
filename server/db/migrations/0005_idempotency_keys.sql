CREATE TABLE "idempotency_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"answer" json,
	"expires_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "idempotency_keys_expiry" ON "idempotency_keys" USING btree ("expires_on");