import { and, count, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { firstNotificationInTime } from '../../../contract/rules/activation';
import type { Database } from '../../../server/db/database';
import { rowsOf } from '../../../server/db/rowsOf';
import { applications } from '../../../server/db/schema/applications';
import type { CountedFilter } from '../../../server/services/applications/counts/countedFilter';
import { selectDays } from '../../../server/services/applications/counts/selectDays';

const lisbonDay = sql`(${applications.createdOn} at time zone 'Europe/Lisbon')::date`;

const grouped = {
  district: sql`coalesce(${applications.address}->>'district', '')`,
  area: sql`left(${applications.postCode}, 4)`,
  decision: sql`${applications.decision}`,
} as const;

/** Translates a filter into conditions on the applications themselves. */
const conditionsOf = (filter: CountedFilter): SQL | undefined => {
  const {
    firstDay,
    lastDay,
    providerId,
    providerEmails,
    createdByIds,
    group,
    kinds,
    statusIds,
    isStudent,
    delayed,
  } = filter;
  const limit = delayed && firstNotificationInTime(delayed.at);
  return and(
    firstDay ? gte(lisbonDay, firstDay) : undefined,
    lastDay ? sql`${lisbonDay} <= ${lastDay}` : undefined,
    providerId === undefined ? undefined : eq(applications.providerId, providerId),
    providerEmails && inArray(applications.providerEmail, [...providerEmails]),
    createdByIds && inArray(applications.createdById, [...createdByIds]),
    group && inArray(grouped[group.by], [...group.values]),
    kinds && inArray(applications.kind, [...kinds]),
    statusIds && inArray(applications.statusId, [...statusIds]),
    isStudent === undefined ? undefined : eq(applications.isStudent, isStudent),
    delayed && limit
      ? delayed.is
        ? lt(applications.delayRunsFrom, limit)
        : or(isNull(applications.delayRunsFrom), gte(applications.delayRunsFrom, limit))
      : undefined,
  );
};

/** Counts the matches in the applications themselves. */
export const countRows = async (db: Database, filter: CountedFilter): Promise<number> => {
  const [found] = await db.select({ count: count() }).from(applications).where(conditionsOf(filter));
  return found?.count ?? 0;
};

/** Counts the matches per day in the applications themselves, newest day first. */
export const countDays = async (
  db: Database,
  filter: CountedFilter,
): Promise<{ day: string; count: number }[]> => {
  const day = sql<string>`${lisbonDay}::text`;
  return db
    .select({ day, count: count() })
    .from(applications)
    .where(conditionsOf(filter))
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`);
};

/** Returns the total and the days of a page according to the kept counts. */
export const keptDays = async (
  db: Database,
  filter: CountedFilter,
  range: Parameters<typeof selectDays>[1],
): Promise<{ total: number; days: { day: string; count: number; before: number }[] }> => {
  const rows = rowsOf(
    await db.execute(sql`
      select day::text, count::float8, before::float8, total::float8 from (${selectDays(filter, range)}) as shown`),
  ) as { day: string | null; count: number; before: number; total: number }[];
  return {
    total: rows[0]?.total ?? 0,
    days: rows.flatMap(({ day, count, before }) => (day === null ? [] : [{ day, count, before }])),
  };
};

/** Returns the kept counts that differ from counting the applications; the changes must be folded in first. */
export const differences = async (db: Database): Promise<unknown[]> =>
  rowsOf(
    await db.execute(sql`
      with actual as (
        select origin.*, (created_on at time zone 'Europe/Lisbon')::date as day, kind, status_id, is_student,
          coalesce((delay_runs_from at time zone 'Europe/Lisbon')::date, 'infinity') as delay_day
        from applications cross join lateral (values
          (provider_id, provider_email, created_by_id, ''), (provider_id, '', 0, ''), (0, '', 0, ''),
          (0, '', -1, 'district ' || coalesce(address->>'district', '')), (0, '', -1, 'area ' || left(post_code, 4)),
          (0, '', -1, 'decision ' || decision)
        ) as origin (of_provider, of_email, of_author, place)
        where place is not null
      ), expected as (
        select of_provider, of_email, of_author, place, span, count_span(day, span) as first_day, kind, status_id,
          is_student, delay_day, count(*) as count
        from actual cross join (values (1), (8), (64), (512), (4096), (32768)) as each (span)
        group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
      ), kept as (
        select provider_id as of_provider, provider_email as of_email, created_by_id as of_author, place, span, first_day,
          kind, status_id, is_student, delay_day, count
        from application_counts join application_origins on application_origins.id = origin_id
      )
      select * from expected full join kept
        using (of_provider, of_email, of_author, place, span, first_day, kind, status_id, is_student, delay_day)
      where expected.count is distinct from kept.count`),
  );
