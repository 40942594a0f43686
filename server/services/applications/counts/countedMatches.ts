import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { firstNotificationInTime } from '../../../../contract/rules/activation';
import { lisbonDate } from '../../../../contract/rules/lisbonDay';
import type { Database } from '../../../db/database';
import { rowsOf } from '../../../db/rowsOf';
import type { applications } from '../../../db/schema/applications';
import { spanRatio, spansOfDays } from './spans';

type Kind = typeof applications.$inferSelect.kind;

/**
 * Filters by which applications can be counted without reading them; all those set must hold, and a list
 * means any of its values.
 */
export interface CountedFilter {
  /** Days of creation in Lisbon, inclusive, as AAAA-MM-DD; open-ended if absent. */
  readonly firstDay?: string | undefined;
  readonly lastDay?: string | undefined;
  readonly providerId?: number | undefined;
  readonly providerEmails?: readonly string[] | undefined;
  readonly createdByIds?: readonly number[] | undefined;
  /** A further common trait; not combined with a provider, e-mail or author. */
  readonly group?: CountedGroup | undefined;
  readonly kinds?: readonly Kind[] | undefined;
  readonly statusIds?: readonly number[] | undefined;
  readonly isStudent?: boolean | undefined;
  /** Whether the activation deadline is exceeded at a given moment. */
  readonly delayed?: { readonly is: boolean; readonly at: Date } | undefined;
}

/**
 * Applications counted together regardless of provider and author: those of a district (empty if the address
 * has none), of the first four digits of a postal code, or with any of several decisions, written as by
 * `decisionKey`.
 */
export type CountedGroup =
  | { readonly district: string }
  | { readonly postCodeArea: string }
  | { readonly decisions: readonly string[] };

/** The author id in the origins of groups. */
export const ofGroups = sql.raw('-1');
/** The group of a district, of a postal code's area and of a decision, as written in their origins. */
export const districtPlace = (district: SQL): SQL => sql`'district ' || ${district}`;
export const areaPlace = (area: SQL): SQL => sql`'area ' || ${area}`;
export const decisionPlace = (decision: SQL): SQL => sql`'decision ' || ${decision}`;

/** The end of time at which a list begins. */
export type TimeOrder = 'newest' | 'oldest';

/** Returns the earliest notification day whose deadline is not over; all earlier ones are exceeded. */
export const firstDayInTime = (now: Date): string => lisbonDate(firstNotificationInTime(now));

/**
 * Builds a select that counts the matching applications and finds the days of those between two positions of
 * the list, in its order. Both come from sums by day, so the cost doesn't grow with their number. Each row
 * has a `day`, its number of matches (`count`), the number before it (`before`) and the number overall
 * (`total`); a single row without a day means that the list has nothing there.
 */
export const selectDays = (
  filter: CountedFilter,
  { offset, limit, first = 'newest' }: { offset: number; limit: number; first?: TimeOrder },
): SQL => {
  const end = sql`${offset + limit}::int8`;
  const direction = sql.raw(first === 'newest' ? 'desc' : 'asc');
  const before = sql`sum(count) over (order by first_day ${direction})::int8 - count`;
  return sql`
    with recursive ${originAndChanges(filter)}, ${runsOf(filter)}, ${pieceOf(filter)},
    place (span, first_day, count, before) as (
      select * from (
        select span, first_day, count, ${before} from piece
      ) as placed (span, first_day, count, before)
      where count > 0 and before < ${end} and before + count > ${offset}::int8
      union all
      select shorter.* from place cross join lateral (
        select part.span, first_day, count, place.before + ${before}
        from (${sumsBySpan(filter, {
          span: sql`(place.span / ${spanRatio}::int)`,
          first: sql`place.first_day`,
          last: sql`(place.first_day + place.span - place.span / ${spanRatio}::int)`,
        })}) as part
      ) as shorter (span, first_day, count, before)
      where place.span > 1 and shorter.count > 0 and shorter.before < ${end} and shorter.before + shorter.count > ${offset}::int8
    )
    select place.first_day as day, place.count, place.before, matches.total
    from (select coalesce(sum(count), 0) as total from piece) as matches
    left join place on place.span = 1
    order by place.first_day ${direction}`;
};

const counted = z.object({ status_id: z.number(), count: z.number() });

/**
 * Counts the matching applications by stored status, omitting statuses without any. Exact at the moment of
 * the statement, at a cost that does not grow with their number.
 */
export const countByStatus = async (db: Database, filter: CountedFilter): Promise<Map<number, number>> => {
  const rows = rowsOf(
    await db.execute(sql`
      with ${originAndChanges(filter)}, ${runsOf(filter)}
      select status_id, sum(count)::float8 as count from (
        select status_id, cell.count from run cross join lateral (
          select status_id, count from application_counts
          where ${cellsOf(filter, { span: sql`run.span`, first: sql`run.first`, last: sql`run.last` })}
        ) as cell
        union all
        select status_id, change from changed where ${changedDuring(filter)}
      ) as each group by status_id having sum(count) <> 0`),
  );
  return new Map(
    rows.map((row) => {
      const { status_id: statusId, count } = counted.parse(row);
      return [statusId, count];
    }),
  );
};

/** Builds the number of matching applications as a value for use in a larger statement. */
export const countOf = (filter: CountedFilter): SQL<number> =>
  sql<number>`(
    with ${originAndChanges(filter)}, ${runsOf(filter)}
    select coalesce(sum(count), 0) from (
      select cell.count from run cross join lateral (
        select count from application_counts
        where ${cellsOf(filter, { span: sql`run.span`, first: sql`run.first`, last: sql`run.last` })}
      ) as cell
      union all
      select change from changed where ${changedDuring(filter)}
    ) as each
  )`.mapWith(Number);

/** A range of counts: the length of the spans, and the first days of the first and the last of them. */
interface Spans {
  readonly span: SQL;
  readonly first: SQL;
  readonly last: SQL;
}

const all = (conditions: readonly (SQL | undefined)[]): SQL =>
  sql.join([sql`true`, ...conditions.filter((one) => one !== undefined)], sql` and `);

const anyOf = (column: SQL, values: readonly (string | number)[] | undefined, type: 'text' | 'int') =>
  values && sql`${column} = any(${sql.param(values)}::${sql.raw(type)}[])`;

/**
 * Matches any of possibly many e-mails or authors. `is true` keeps the planner from making it a join, whose
 * plan would depend on estimates: the values are always hashed, and each row is compared with all of them at
 * once.
 */
export const amongMany = (column: SQL, values: readonly (string | number)[], type: 'text' | 'int'): SQL =>
  sql`(${column} in (select unnest(${sql.param(values)}::${sql.raw(type)}[]))) is true`;

/** Builds the conditions that apply to counts and changes alike. */
export const countedConditions = ({ kinds, statusIds, isStudent, delayed }: CountedFilter): SQL =>
  all([
    anyOf(sql`kind`, kinds, 'text'),
    anyOf(sql`status_id`, statusIds, 'int'),
    isStudent === undefined ? undefined : sql`is_student = ${isStudent}::bool`,
    delayed &&
      (delayed.is
        ? sql`delay_day < ${firstDayInTime(delayed.at)}::date`
        : sql`delay_day >= ${firstDayInTime(delayed.at)}::date`),
  ]);

/** Returns the places of a group's origins, as the right side of `place =`. */
export const placesOf = (group: CountedGroup): SQL => {
  if ('district' in group) return sql`(${districtPlace(sql`${group.district}::text`)})`;
  if ('postCodeArea' in group) return sql`(${areaPlace(sql`${group.postCodeArea}::text`)})`;
  return sql`any(${sql.param(group.decisions.map((decision) => `decision ${decision}`))}::text[])`;
};

/** Matches the changes that belong to a group. */
export const isIn = (group: CountedGroup): SQL => {
  if ('district' in group) return sql`district = ${group.district}::text`;
  if ('postCodeArea' in group) return sql`post_code_area = ${group.postCodeArea}::text`;
  return sql`decision = any(${sql.param(group.decisions)}::text[])`;
};

const originConditions = ({ providerId, providerEmails, createdByIds, group }: CountedFilter): SQL =>
  all([
    group && isIn(group),
    providerId === undefined ? undefined : sql`provider_id = ${providerId}::int`,
    providerEmails && amongMany(sql`provider_email`, providerEmails, 'text'),
    createdByIds && amongMany(sql`created_by_id`, createdByIds, 'int'),
  ]);

/** Selects the origins that make up the filter: a single wide one, or all the narrow ones that match. */
const originsOf = (filter: CountedFilter): SQL => {
  const { providerId, providerEmails, createdByIds, group } = filter;
  if (group)
    return sql`select id from application_origins
      where provider_id = 0 and provider_email = '' and created_by_id = ${ofGroups} and place = ${placesOf(group)}`;
  if (providerEmails || createdByIds)
    return sql`select id from application_origins where created_by_id > 0 and ${originConditions(filter)}`;
  // The origin of all applications has provider 0, which must not match a search for a provider of that id.
  const isWide =
    providerId === undefined
      ? sql`provider_id = 0`
      : sql`provider_id = ${providerId}::int and provider_id <> 0`;
  return sql`select id from application_origins where ${isWide} and provider_email = '' and created_by_id = 0`;
};

const cellsOf = (filter: CountedFilter, { span, first, last }: Spans): SQL =>
  sql`origin_id = any(array(select id from origin)) and application_counts.span = ${span}
    and first_day between ${first} and ${last} and ${countedConditions(filter)}`;

/** Matches the changes within the days of a filter. */
export const changedDuring = ({ firstDay = '-infinity', lastDay = 'infinity' }: CountedFilter): SQL =>
  sql`day between ${firstDay}::date and ${lastDay}::date`;

/** Selects the sums of counts and changes by span, omitting spans without any. */
const sumsBySpan = (filter: CountedFilter, spans: Spans): SQL => sql`
  select ${spans.span}::int as span, first_day, sum(count)::int8 as count from (
    select first_day, count from application_counts where ${cellsOf(filter, spans)}
    union all
    select count_span(day, ${spans.span}::int), change from changed
    where day between ${spans.first} and ${spans.last} + (${spans.span}::int - 1)
  ) as cell group by first_day`;

/** Builds what every statement begins with: the origins to count, and their changes that are not folded yet. */
const originAndChanges = (filter: CountedFilter): SQL => sql`
  origin as materialized (${originsOf(filter)}),
  changed as materialized (
    select day, status_id, sum(change)::int8 as change from application_count_changes
    where ${originConditions(filter)} and ${countedConditions(filter)} group by day, status_id
  )`;

/** Builds the spans that make up the days of a filter. */
export const runsOf = (filter: CountedFilter): SQL => {
  const runs = spansOfDays(filter.firstDay, filter.lastDay);
  return sql`
    run (span, first, last) as (
      select * from unnest(
        ${sql.param(runs.map(({ span }) => span))}::int[], ${sql.param(runs.map(({ first }) => first))}::date[],
        ${sql.param(runs.map(({ last }) => last))}::date[])
    )`;
};

/** Builds the sums of the spans of a filter. */
const pieceOf = (filter: CountedFilter): SQL => sql`
  piece (span, first_day, count) as (
    select sums.* from run cross join lateral (${sumsBySpan(filter, {
      span: sql`run.span`,
      first: sql`run.first`,
      last: sql`run.last`,
    })}) as sums
  )`;
