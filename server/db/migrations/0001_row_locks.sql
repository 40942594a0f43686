CREATE TABLE "row_locks" (
	"name" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- Only versions older than the beginning read these, and no such server can run beside this one.
DROP TABLE "daily_decisions", "daily_figures", "daily_requests";
