-- Writers wait until all is counted: what they changed before is counted below, what they change later has its places.
LOCK TABLE "applications" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
DROP INDEX "application_origins_unique";--> statement-breakpoint
ALTER TABLE "application_count_changes" ADD COLUMN "district" text;--> statement-breakpoint
ALTER TABLE "application_count_changes" ADD COLUMN "post_code_area" text;--> statement-breakpoint
ALTER TABLE "application_origins" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "application_origins_unique" ON "application_origins" USING btree ("provider_id","provider_email","created_by_id","place");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_application_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  -- Requests of a list that is not registered yet are counted when it is.
  if current_setting('tsi.registers', true) = 'on' then
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into application_count_changes
      (provider_id, provider_email, created_by_id, day, kind, status_id, is_student, delay_day, district, post_code_area, change)
    select provider_id, provider_email, created_by_id, (created_on at time zone 'Europe/Lisbon')::date, kind, status_id,
      is_student, coalesce((delay_runs_from at time zone 'Europe/Lisbon')::date, 'infinity'), district, left(post_code, 4), count(*)
    from added group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10;
  elsif tg_op = 'DELETE' then
    insert into application_count_changes
      (provider_id, provider_email, created_by_id, day, kind, status_id, is_student, delay_day, district, post_code_area, change)
    select provider_id, provider_email, created_by_id, (created_on at time zone 'Europe/Lisbon')::date, kind, status_id,
      is_student, coalesce((delay_runs_from at time zone 'Europe/Lisbon')::date, 'infinity'), district, left(post_code, 4), -count(*)
    from removed group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10;
  else
    insert into application_count_changes
      (provider_id, provider_email, created_by_id, day, kind, status_id, is_student, delay_day, district, post_code_area, change)
    select provider_id, provider_email, created_by_id, (created_on at time zone 'Europe/Lisbon')::date, kind, status_id,
      is_student, coalesce((delay_runs_from at time zone 'Europe/Lisbon')::date, 'infinity'), district, left(post_code, 4), sum(change)
    from (select *, 1 as change from added union all select *, -1 from removed) as moved
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 having sum(change) <> 0;
  end if;
  return null;
end $$;
--> statement-breakpoint
-- A server of the version before knows no places: it would fold their changes away.
CREATE FUNCTION "require_folding_places"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'A newer server folds these changes.';
end $$;
--> statement-breakpoint
CREATE TRIGGER "application_count_changes_folded" BEFORE DELETE ON "application_count_changes" FOR EACH STATEMENT
  WHEN (current_setting('tsi.folds', true) is distinct from 'places') EXECUTE FUNCTION "require_folding_places"();
--> statement-breakpoint
-- What is there already, by place and day; then longer spans from shorter ones.
INSERT INTO "application_origins" ("provider_id", "provider_email", "created_by_id", "place")
SELECT 0, '', -1, 'district ' || district FROM (SELECT DISTINCT district FROM applications) AS districts
UNION ALL SELECT 0, '', -1, 'area ' || area FROM (SELECT DISTINCT left(post_code, 4) AS area FROM applications) AS areas;
--> statement-breakpoint
INSERT INTO "application_counts" ("origin_id", "span", "first_day", "kind", "status_id", "is_student", "delay_day", "count")
SELECT origin.id, 1, day, kind, status_id, is_student, delay_day, sum(count)
FROM (
  SELECT district, left(post_code, 4) AS area, (created_on at time zone 'Europe/Lisbon')::date AS day, kind, status_id, is_student,
    coalesce(case when delay_runs_from < now() - interval '60 days' then '1970-01-01'
      else (delay_runs_from at time zone 'Europe/Lisbon')::date end, 'infinity') AS delay_day, count(*) AS count
  FROM applications WHERE (id <@ (SELECT range_agg(request_ids) FROM open_registrations)) IS NOT TRUE
  GROUP BY 1, 2, 3, 4, 5, 6, 7
) AS each
CROSS JOIN LATERAL (VALUES ('district ' || district), ('area ' || area)) AS around (place)
JOIN application_origins origin ON origin.place = around.place
GROUP BY 1, 3, 4, 5, 6, 7 ORDER BY 1, 3, 4, 5, 6, 7;
--> statement-breakpoint
INSERT INTO "application_counts" ("origin_id", "span", "first_day", "kind", "status_id", "is_student", "delay_day", "count")
SELECT origin_id, 8, count_span(first_day, 8), kind, status_id, is_student, delay_day, sum(count)
FROM application_counts JOIN application_origins origin ON origin.id = origin_id AND origin.created_by_id = -1
WHERE span = 1 GROUP BY 1, 3, 4, 5, 6, 7 ORDER BY 1, 3, 4, 5, 6, 7;
--> statement-breakpoint
INSERT INTO "application_counts" ("origin_id", "span", "first_day", "kind", "status_id", "is_student", "delay_day", "count")
SELECT origin_id, 64, count_span(first_day, 64), kind, status_id, is_student, delay_day, sum(count)
FROM application_counts JOIN application_origins origin ON origin.id = origin_id AND origin.created_by_id = -1
WHERE span = 8 GROUP BY 1, 3, 4, 5, 6, 7 ORDER BY 1, 3, 4, 5, 6, 7;
--> statement-breakpoint
INSERT INTO "application_counts" ("origin_id", "span", "first_day", "kind", "status_id", "is_student", "delay_day", "count")
SELECT origin_id, 512, count_span(first_day, 512), kind, status_id, is_student, delay_day, sum(count)
FROM application_counts JOIN application_origins origin ON origin.id = origin_id AND origin.created_by_id = -1
WHERE span = 64 GROUP BY 1, 3, 4, 5, 6, 7 ORDER BY 1, 3, 4, 5, 6, 7;
--> statement-breakpoint
INSERT INTO "application_counts" ("origin_id", "span", "first_day", "kind", "status_id", "is_student", "delay_day", "count")
SELECT origin_id, 4096, count_span(first_day, 4096), kind, status_id, is_student, delay_day, sum(count)
FROM application_counts JOIN application_origins origin ON origin.id = origin_id AND origin.created_by_id = -1
WHERE span = 512 GROUP BY 1, 3, 4, 5, 6, 7 ORDER BY 1, 3, 4, 5, 6, 7;
--> statement-breakpoint
INSERT INTO "application_counts" ("origin_id", "span", "first_day", "kind", "status_id", "is_student", "delay_day", "count")
SELECT origin_id, 32768, count_span(first_day, 32768), kind, status_id, is_student, delay_day, sum(count)
FROM application_counts JOIN application_origins origin ON origin.id = origin_id AND origin.created_by_id = -1
WHERE span = 4096 GROUP BY 1, 3, 4, 5, 6, 7 ORDER BY 1, 3, 4, 5, 6, 7;
