-- In the order in which writers take them: what they changed before is counted below, what they change later has its decision.
LOCK TABLE "applications", "application_history" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
-- daily_decisions, daily_requests and daily_figures stay for servers of the version before, though nobody fills them any more.
DELETE FROM "jobs" WHERE "kind" = 'keepDailyFigures';--> statement-breakpoint
-- A check that such a server has begun would take what is counted below for wrong: it begins anew, which only newer ones can.
UPDATE "jobs" SET "payload" = '{}' WHERE "kind" = 'checkCounts';--> statement-breakpoint
-- How an application was decided, for searching and counting: the day in Lisbon, the result and who decided.
CREATE FUNCTION "decision_key"("moment" timestamptz, "status_id" integer, "is_by_person" boolean) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ select to_char(moment at time zone 'Europe/Lisbon', 'YYYY-MM-DD') || case status_id when 7 then ' eligible' else ' nonEligible' end
    || case when is_by_person then ' people' else ' services' end $$;
--> statement-breakpoint
ALTER TABLE "application_count_changes" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "decision" text;--> statement-breakpoint
-- The table is written anew, with its indexes: an update of all rows would take longer, and leave twice the room behind.
CREATE FUNCTION "decision_of"("application" integer) RETURNS text LANGUAGE plpgsql STABLE AS
  $$ begin return (select decision_key(created_on, status_id, author_id is not null) from application_history
    where application_id = application and status_id in (7, 8) order by created_on limit 1); end $$;
--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "decision" TYPE text USING decision_of(id);--> statement-breakpoint
DROP FUNCTION "decision_of";--> statement-breakpoint
DROP INDEX "application_history_decisions";--> statement-breakpoint
CREATE INDEX "applications_decision" ON "applications" USING btree ("decision","provider_id");--> statement-breakpoint
-- Whoever decides writes it with the status; a server of the version before, or a hand, has it written here.
CREATE FUNCTION "note_decision"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update applications set decision = decision_key(new.created_on, new.status_id, new.author_id is not null)
  where id = new.application_id and decision is null;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "application_history_decided" AFTER INSERT ON "application_history" FOR EACH ROW
  WHEN (new.status_id in (7, 8)) EXECUTE FUNCTION "note_decision"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_application_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  -- Requests of a list that is not registered yet are counted when it is.
  if current_setting('tsi.registers', true) = 'on' then
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into application_count_changes
      (provider_id, provider_email, created_by_id, day, kind, status_id, is_student, delay_day, district, post_code_area, decision, change)
    select provider_id, provider_email, created_by_id, (created_on at time zone 'Europe/Lisbon')::date, kind, status_id,
      is_student, coalesce((delay_runs_from at time zone 'Europe/Lisbon')::date, 'infinity'), district, left(post_code, 4), decision, count(*)
    from added group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11;
  elsif tg_op = 'DELETE' then
    insert into application_count_changes
      (provider_id, provider_email, created_by_id, day, kind, status_id, is_student, delay_day, district, post_code_area, decision, change)
    select provider_id, provider_email, created_by_id, (created_on at time zone 'Europe/Lisbon')::date, kind, status_id,
      is_student, coalesce((delay_runs_from at time zone 'Europe/Lisbon')::date, 'infinity'), district, left(post_code, 4), decision, -count(*)
    from removed group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11;
  else
    insert into application_count_changes
      (provider_id, provider_email, created_by_id, day, kind, status_id, is_student, delay_day, district, post_code_area, decision, change)
    select provider_id, provider_email, created_by_id, (created_on at time zone 'Europe/Lisbon')::date, kind, status_id,
      is_student, coalesce((delay_runs_from at time zone 'Europe/Lisbon')::date, 'infinity'), district, left(post_code, 4), decision, sum(change)
    from (select *, 1 as change from added union all select *, -1 from removed) as moved
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 having sum(change) <> 0;
  end if;
  return null;
end $$;
--> statement-breakpoint
-- A server of the version before knows no decisions: it would fold their changes away.
DROP TRIGGER "application_count_changes_folded" ON "application_count_changes";--> statement-breakpoint
DROP FUNCTION "require_folding_places";--> statement-breakpoint
CREATE FUNCTION "require_folding_groups"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'A newer server folds these changes.';
end $$;
--> statement-breakpoint
CREATE TRIGGER "application_count_changes_folded" BEFORE DELETE ON "application_count_changes" FOR EACH STATEMENT
  WHEN (current_setting('tsi.folds', true) is distinct from 'groups') EXECUTE FUNCTION "require_folding_groups"();
--> statement-breakpoint
-- What is there already, by decision and day; then longer spans from shorter ones.
INSERT INTO "application_origins" ("provider_id", "provider_email", "created_by_id", "place")
SELECT DISTINCT 0, '', -1, 'decision ' || decision FROM applications WHERE decision IS NOT NULL;
--> statement-breakpoint
INSERT INTO "application_counts" ("origin_id", "span", "first_day", "kind", "status_id", "is_student", "delay_day", "count")
SELECT origin.id, 1, day, kind, status_id, is_student, delay_day, count
FROM (
  SELECT decision, (created_on at time zone 'Europe/Lisbon')::date AS day, kind, status_id, is_student,
    coalesce(case when delay_runs_from < now() - interval '60 days' then '1970-01-01'
      else (delay_runs_from at time zone 'Europe/Lisbon')::date end, 'infinity') AS delay_day, count(*) AS count
  FROM applications
  WHERE decision IS NOT NULL AND (id <@ (SELECT range_agg(request_ids) FROM open_registrations)) IS NOT TRUE
  GROUP BY 1, 2, 3, 4, 5, 6
) AS each
JOIN application_origins origin ON origin.place = 'decision ' || each.decision
ORDER BY 1, 3, 4, 5, 6, 7;
--> statement-breakpoint
INSERT INTO "application_counts" ("origin_id", "span", "first_day", "kind", "status_id", "is_student", "delay_day", "count")
SELECT origin_id, 8, count_span(first_day, 8), kind, status_id, is_student, delay_day, sum(count)
FROM application_counts JOIN application_origins origin ON origin.id = origin_id AND starts_with(origin.place, 'decision ')
WHERE span = 1 GROUP BY 1, 3, 4, 5, 6, 7 ORDER BY 1, 3, 4, 5, 6, 7;
--> statement-breakpoint
INSERT INTO "application_counts" ("origin_id", "span", "first_day", "kind", "status_id", "is_student", "delay_day", "count")
SELECT origin_id, 64, count_span(first_day, 64), kind, status_id, is_student, delay_day, sum(count)
FROM application_counts JOIN application_origins origin ON origin.id = origin_id AND starts_with(origin.place, 'decision ')
WHERE span = 8 GROUP BY 1, 3, 4, 5, 6, 7 ORDER BY 1, 3, 4, 5, 6, 7;
--> statement-breakpoint
INSERT INTO "application_counts" ("origin_id", "span", "first_day", "kind", "status_id", "is_student", "delay_day", "count")
SELECT origin_id, 512, count_span(first_day, 512), kind, status_id, is_student, delay_day, sum(count)
FROM application_counts JOIN application_origins origin ON origin.id = origin_id AND starts_with(origin.place, 'decision ')
WHERE span = 64 GROUP BY 1, 3, 4, 5, 6, 7 ORDER BY 1, 3, 4, 5, 6, 7;
--> statement-breakpoint
INSERT INTO "application_counts" ("origin_id", "span", "first_day", "kind", "status_id", "is_student", "delay_day", "count")
SELECT origin_id, 4096, count_span(first_day, 4096), kind, status_id, is_student, delay_day, sum(count)
FROM application_counts JOIN application_origins origin ON origin.id = origin_id AND starts_with(origin.place, 'decision ')
WHERE span = 512 GROUP BY 1, 3, 4, 5, 6, 7 ORDER BY 1, 3, 4, 5, 6, 7;
--> statement-breakpoint
INSERT INTO "application_counts" ("origin_id", "span", "first_day", "kind", "status_id", "is_student", "delay_day", "count")
SELECT origin_id, 32768, count_span(first_day, 32768), kind, status_id, is_student, delay_day, sum(count)
FROM application_counts JOIN application_origins origin ON origin.id = origin_id AND starts_with(origin.place, 'decision ')
WHERE span = 4096 GROUP BY 1, 3, 4, 5, 6, 7 ORDER BY 1, 3, 4, 5, 6, 7;
