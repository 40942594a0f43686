import { type SQL, sql } from 'drizzle-orm';
import { runsOf } from './countApplications';
import { type CountedFilter, changeConditions, originConditions, sharedConditions } from './countedFilter';
import { spanRatio, spansOfDays } from './spans';

/**
 * Builds a select that counts the matching applications and finds the days of those between two positions of
 * the list, newest or oldest first. Both come from sums by day, so the cost doesn't grow with their number. Each
 * row has a `day`, its number of matches (`count`), the number before it (`before`) and the number overall
 * (`total`); a single row without a day means that the list has nothing there.
 *
 * The spans that make up the filter's days are summed first; then those that the positions fall in are replaced
 * by their eighths, down to single days.
 */
export const selectDays = (
  filter: CountedFilter,
  { offset, limit, first = 'newest' }: { offset: number; limit: number; first?: 'newest' | 'oldest' },
): SQL => {
  const direction = sql.raw(first === 'newest' ? 'desc' : 'asc');
  const before = sql`sum(count) over (order by first_day ${direction})::int8 - count`;
  const isShown = (span: string) =>
    sql`${sql.raw(`${span}.count > 0 and ${span}.before`)} < ${offset + limit}::int8 and ${sql.raw(`${span}.before + ${span}.count`)} > ${offset}::int8`;
  return sql`
    with recursive origin as materialized (
      select id from application_origins where ${originConditions(filter)}
    ), changed as materialized (
      select day, sum(change)::int8 as change from application_count_changes
      where ${changeConditions(filter)} and ${sharedConditions(filter)} group by day
    ), piece (span, first_day, count) as (
      select sums.* from ${runsOf(spansOfDays(filter.firstDay, filter.lastDay))}
      cross join lateral (${sumsBySpan(filter, { span: sql`run.span`, first: sql`run.first`, last: sql`run.last` })}) as sums
    ), place (span, first_day, count, before) as (
      select * from (select span, first_day, count, ${before} from piece) as whole (span, first_day, count, before)
      where ${isShown('whole')}
      union all
      select shorter.* from place cross join lateral (
        select part.span, first_day, count, place.before + ${before}
        from (${sumsBySpan(filter, {
          span: sql`(place.span / ${spanRatio}::int)`,
          first: sql`place.first_day`,
          last: sql`(place.first_day + place.span - place.span / ${spanRatio}::int)`,
        })}) as part
      ) as shorter (span, first_day, count, before)
      where place.span > 1 and ${isShown('shorter')}
    )
    select place.first_day as day, place.count, place.before, matches.total
    from (select coalesce(sum(count), 0) as total from piece) as matches
    left join place on place.span = 1
    order by place.first_day ${direction}`;
};

/** Sums counts and changes by span, from the span that begins on `first` to the one that begins on `last`. */
const sumsBySpan = (
  filter: CountedFilter,
  { span, first, last }: { readonly span: SQL; readonly first: SQL; readonly last: SQL },
): SQL => sql`
  select ${span}::int as span, first_day, sum(count)::int8 as count from (
    select first_day, count from application_counts
    where origin_id = any(array(select id from origin)) and application_counts.span = ${span}
      and first_day between ${first} and ${last} and ${sharedConditions(filter)}
    union all
    select count_span(day, ${span}::int), change from changed where day between ${first} and ${last} + (${span}::int - 1)
  ) as cell group by first_day`;
