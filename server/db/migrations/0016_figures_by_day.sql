CREATE TABLE "daily_decisions" (
	"day" date NOT NULL,
	"status_id" integer NOT NULL,
	"is_by_person" boolean NOT NULL,
	"days" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_decisions_day_status_id_is_by_person_days_pk" PRIMARY KEY("day","status_id","is_by_person","days")
);
--> statement-breakpoint
CREATE TABLE "daily_figures" (
	"id" integer PRIMARY KEY NOT NULL,
	"through" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_requests" (
	"day" date NOT NULL,
	"district" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_requests_day_district_pk" PRIMARY KEY("day","district")
);
--> statement-breakpoint
CREATE INDEX "application_history_decisions" ON "application_history" USING btree ("created_on") WHERE status_id in (7, 8);