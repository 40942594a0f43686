CREATE TABLE "application_count_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_count_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_id" integer NOT NULL,
	"provider_email" text NOT NULL,
	"created_by_id" integer NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"status_id" integer NOT NULL,
	"is_student" boolean NOT NULL,
	"delay_day" date NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_count_checks" (
	"id" integer PRIMARY KEY NOT NULL,
	"checked_on" timestamp with time zone NOT NULL,
	"wrong" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_counts" (
	"origin_id" integer NOT NULL,
	"span" integer NOT NULL,
	"first_day" date NOT NULL,
	"kind" text NOT NULL,
	"status_id" integer NOT NULL,
	"is_student" boolean NOT NULL,
	"delay_day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "application_counts_key" PRIMARY KEY("origin_id","span","first_day","kind","status_id","is_student","delay_day")
);
--> statement-breakpoint
CREATE TABLE "application_origins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_origins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider_id" integer NOT NULL,
	"provider_email" text NOT NULL,
	"created_by_id" integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "application_origins_unique" ON "application_origins" USING btree ("provider_id","provider_email","created_by_id");--> statement-breakpoint
-- The first day of the span of days that a day is counted in.
CREATE FUNCTION "count_span"("day" date, "span" integer) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ select day - ((day - date '1970-01-01') % span + span) % span $$;
--> statement-breakpoint
-- Whatever is done to applications, and by whom, is counted in its own transaction.
CREATE FUNCTION "note_application_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'INSERT' then
    insert into application_count_changes
      (provider_id, provider_email, created_by_id, day, kind, status_id, is_student, delay_day, change)
    select provider_id, provider_email, created_by_id, (created_on at time zone 'Europe/Lisbon')::date, kind, status_id,
      is_student, coalesce((delay_runs_from at time zone 'Europe/Lisbon')::date, 'infinity'), count(*)
    from added group by 1, 2, 3, 4, 5, 6, 7, 8;
  elsif tg_op = 'DELETE' then
    insert into application_count_changes
      (provider_id, provider_email, created_by_id, day, kind, status_id, is_student, delay_day, change)
    select provider_id, provider_email, created_by_id, (created_on at time zone 'Europe/Lisbon')::date, kind, status_id,
      is_student, coalesce((delay_runs_from at time zone 'Europe/Lisbon')::date, 'infinity'), -count(*)
    from removed group by 1, 2, 3, 4, 5, 6, 7, 8;
  else
    insert into application_count_changes
      (provider_id, provider_email, created_by_id, day, kind, status_id, is_student, delay_day, change)
    select provider_id, provider_email, created_by_id, (created_on at time zone 'Europe/Lisbon')::date, kind, status_id,
      is_student, coalesce((delay_runs_from at time zone 'Europe/Lisbon')::date, 'infinity'), sum(change)
    from (select *, 1 as change from added union all select *, -1 from removed) as moved
    group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(change) <> 0;
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "applications_count_insert" AFTER INSERT ON "applications"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "note_application_counts"();
--> statement-breakpoint
CREATE TRIGGER "applications_count_update" AFTER UPDATE ON "applications"
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "note_application_counts"();
--> statement-breakpoint
CREATE TRIGGER "applications_count_delete" AFTER DELETE ON "applications"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "note_application_counts"();
--> statement-breakpoint
CREATE FUNCTION "forget_application_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  truncate application_counts, application_count_changes;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "applications_count_truncate" AFTER TRUNCATE ON "applications"
  FOR EACH STATEMENT EXECUTE FUNCTION "forget_application_counts"();
--> statement-breakpoint
-- What is there already, day by day; then longer spans from shorter ones, and wider origins from narrower ones.
INSERT INTO "application_origins" ("provider_id", "provider_email", "created_by_id")
SELECT DISTINCT provider_id, provider_email, created_by_id FROM applications
UNION SELECT DISTINCT provider_id, '', 0 FROM applications
UNION SELECT 0, '', 0 FROM applications;
--> statement-breakpoint
INSERT INTO "application_counts" ("origin_id", "span", "first_day", "kind", "status_id", "is_student", "delay_day", "count")
SELECT origin.id, 1, (created_on at time zone 'Europe/Lisbon')::date, kind, status_id, is_student,
  coalesce(case when delay_runs_from < now() - interval '60 days' then '1970-01-01'
    else (delay_runs_from at time zone 'Europe/Lisbon')::date end, 'infinity'),
  count(*)
FROM applications JOIN application_origins origin USING (provider_id, provider_email, created_by_id)
GROUP BY 1, 3, 4, 5, 6, 7 ORDER BY 1, 3, 4, 5, 6, 7;
--> statement-breakpoint
INSERT INTO "application_counts" ("origin_id", "span", "first_day", "kind", "status_id", "is_student", "delay_day", "count")
SELECT origin_id, 8, count_span(first_day, 8), kind, status_id, is_student, delay_day, sum(count)
FROM application_counts WHERE span = 1 GROUP BY 1, 3, 4, 5, 6, 7 ORDER BY 1, 3, 4, 5, 6, 7;
--> statement-breakpoint
INSERT INTO "application_counts" ("origin_id", "span", "first_day", "kind", "status_id", "is_student", "delay_day", "count")
SELECT origin_id, 64, count_span(first_day, 64), kind, status_id, is_student, delay_day, sum(count)
FROM application_counts WHERE span = 8 GROUP BY 1, 3, 4, 5, 6, 7 ORDER BY 1, 3, 4, 5, 6, 7;
--> statement-breakpoint
INSERT INTO "application_counts" ("origin_id", "span", "first_day", "kind", "status_id", "is_student", "delay_day", "count")
SELECT origin_id, 512, count_span(first_day, 512), kind, status_id, is_student, delay_day, sum(count)
FROM application_counts WHERE span = 64 GROUP BY 1, 3, 4, 5, 6, 7 ORDER BY 1, 3, 4, 5, 6, 7;
--> statement-breakpoint
INSERT INTO "application_counts" ("origin_id", "span", "first_day", "kind", "status_id", "is_student", "delay_day", "count")
SELECT origin_id, 4096, count_span(first_day, 4096), kind, status_id, is_student, delay_day, sum(count)
FROM application_counts WHERE span = 512 GROUP BY 1, 3, 4, 5, 6, 7 ORDER BY 1, 3, 4, 5, 6, 7;
--> statement-breakpoint
INSERT INTO "application_counts" ("origin_id", "span", "first_day", "kind", "status_id", "is_student", "delay_day", "count")
SELECT origin_id, 32768, count_span(first_day, 32768), kind, status_id, is_student, delay_day, sum(count)
FROM application_counts WHERE span = 4096 GROUP BY 1, 3, 4, 5, 6, 7 ORDER BY 1, 3, 4, 5, 6, 7;
--> statement-breakpoint
INSERT INTO "application_counts" ("origin_id", "span", "first_day", "kind", "status_id", "is_student", "delay_day", "count")
SELECT wider.id, span, first_day, kind, status_id, is_student, delay_day, sum(count)
FROM application_counts JOIN application_origins origin ON origin.id = origin_id
JOIN application_origins wider ON wider.provider_id = origin.provider_id AND wider.provider_email = '' AND wider.created_by_id = 0
GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 1, 2, 3, 4, 5, 6, 7;
--> statement-breakpoint
INSERT INTO "application_counts" ("origin_id", "span", "first_day", "kind", "status_id", "is_student", "delay_day", "count")
SELECT every.id, span, first_day, kind, status_id, is_student, delay_day, sum(count)
FROM application_counts JOIN application_origins origin ON origin.id = origin_id AND origin.provider_email = '' AND origin.provider_id <> 0
JOIN application_origins every ON every.provider_id = 0
GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 1, 2, 3, 4, 5, 6, 7;
