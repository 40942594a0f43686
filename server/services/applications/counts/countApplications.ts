import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../db/database';
import { rowsOf } from '../../../db/rowsOf';
import {
  type CountedFilter,
  changeConditions,
  ofGroups,
  originConditions,
  sharedConditions,
} from './countedFilter';
import { type Decision, readDecisionKey } from './decisionKey';
import { type SpanRun, spansOfDays } from './spans';

/** Which origins are summed, how their rows are told apart, and which unfolded changes belong to them. */
interface Grouping {
  readonly origins: SQL;
  readonly changes: SQL;
  /** The label of an origin and that of a change, as text; the same for those that count together. */
  readonly labels?: readonly [SQL, SQL];
  /** The spans to read, if not the fewest that make up the filter's days. */
  readonly spans?: readonly SpanRun[];
}

const unlabelled = [sql`null::text`, sql`null::text`] as const;

const wholeOf = (filter: CountedFilter): Grouping => ({
  origins: originConditions(filter),
  changes: changeConditions(filter),
});

/** Builds the spans as rows of `run`. */
export const runsOf = (runs: readonly SpanRun[]): SQL => sql`
  unnest(${sql.param(runs.map(({ span }) => span))}::int[], ${sql.param(runs.map(({ first }) => first))}::date[],
    ${sql.param(runs.map(({ last }) => last))}::date[]) as run (span, first, last)`;

/**
 * Selects what is counted as rows of `label`, `day` (the first of a span), `status_id` and `count`: from the
 * kept counts, and from the changes that are not folded into them yet. Read in one statement, they are exact
 * at its moment, at a cost that does not grow with the number of applications.
 */
const selectCounted = (filter: CountedFilter, grouping: Grouping = wholeOf(filter)): SQL => {
  const { firstDay, lastDay } = filter;
  const { origins, changes, labels: [ofOrigin, ofChange] = unlabelled } = grouping;
  return sql`
    select origin.label, cell.day, cell.status_id, cell.count
    from (select id, ${ofOrigin} as label from application_origins where ${origins} offset 0) as origin
    cross join ${runsOf(grouping.spans ?? spansOfDays(firstDay, lastDay))} cross join lateral (
      select first_day as day, status_id, count from application_counts
      where origin_id = origin.id and application_counts.span = run.span
        and first_day between run.first and run.last and ${sharedConditions(filter)} offset 0
    ) as cell
    union all
    select ${ofChange}, day, status_id, change from application_count_changes
    where ${changes} and ${sharedConditions(filter)}
      and day between ${firstDay ?? '-infinity'}::date and ${lastDay ?? 'infinity'}::date`;
};

/** Builds the number of matching applications as a value for use in a larger statement. */
export const countOf = (filter: CountedFilter): SQL<number> =>
  sql<number>`(select coalesce(sum(count), 0) from (${selectCounted(filter)}) as counted)`.mapWith(Number);

const byStatus = z.object({ status_id: z.number(), count: z.number() });

/** Counts the matching applications by stored status, omitting statuses without any. */
export const countByStatus = async (db: Database, filter: CountedFilter): Promise<Map<number, number>> => {
  const rows = await db.execute(sql`
    select status_id, sum(count)::float8 as count from (${selectCounted(filter)}) as counted
    group by 1 having sum(count) <> 0`);
  return new Map(
    rowsOf(rows).map((row) => {
      const { status_id: statusId, count } = byStatus.parse(row);
      return [statusId, count];
    }),
  );
};

/** The number of a provider's applications in a status. */
export interface ProviderCount {
  readonly providerId: number;
  readonly statusId: number;
  readonly count: number;
}

/** A filter without what distinguishes origins. */
type AnybodysFilter = Omit<CountedFilter, 'providerId' | 'providerEmails' | 'createdByIds' | 'group'>;

/**
 * Builds a select of `provider_id`, `status_id` and `count` (of the matching applications, never 0), for use in a
 * larger statement.
 */
export const selectByProvider = (filter: AnybodysFilter): SQL => sql`
  select label::int as provider_id, status_id, sum(count)::float8 as count from (${selectCounted(filter, {
    origins: sql`provider_id <> 0 and provider_email = '' and created_by_id = 0`,
    changes: sql`true`,
    labels: [sql`provider_id::text`, sql`provider_id::text`],
  })}) as counted group by 1, 2 having sum(count) <> 0`;

const ofProvider = byStatus.extend({ provider_id: z.number() });

/** Counts the matching applications by provider and stored status; omits those without any. */
export const countByProvider = async (db: Database, filter: AnybodysFilter): Promise<ProviderCount[]> =>
  rowsOf(await db.execute(selectByProvider(filter))).map((row) => {
    const { provider_id: providerId, status_id: statusId, count } = ofProvider.parse(row);
    return { providerId, statusId, count };
  });

const isGroup = sql`provider_id = 0 and provider_email = '' and created_by_id = ${ofGroups}`;
const nameIn = (prefix: string) => sql`substr(place, length(${prefix}::text) + 1)`;
const ofDistrict = z.object({ district: z.string(), count: z.number() });

/**
 * Counts the matching applications by district of the fiscal address, empty if it has none; omits districts
 * without any.
 */
export const countByDistrict = async (
  db: Database,
  filter: AnybodysFilter,
): Promise<{ district: string; count: number }[]> => {
  const rows = await db.execute(sql`
    select label as district, sum(count)::float8 as count from (${selectCounted(filter, {
      origins: sql`${isGroup} and starts_with(place, 'district ')`,
      changes: sql`district is not null`,
      labels: [nameIn('district '), sql`district`],
    })}) as counted group by 1 having sum(count) <> 0`);
  return rowsOf(rows).map((row) => ofDistrict.parse(row));
};

/** The number of applications with the same decision, the same number of calendar days after submission. */
export interface DecisionCount extends Decision {
  readonly daysTaken: number;
  readonly count: number;
}

const ofDecision = z.object({ decision: z.string(), days_taken: z.number(), count: z.number() });
const everyDay = [{ span: 1, first: '-infinity', last: 'infinity' }] as const;

/** Counts the applications with any of these decisions (`decisionKey`), by decision and by the days that it took. */
export const countDecisions = async (
  db: Database,
  decisions: readonly string[],
  filter: AnybodysFilter,
): Promise<DecisionCount[]> => {
  const rows = await db.execute(sql`
    select label as decision, greatest(0, left(label, 10)::date - day) as days_taken, sum(count)::float8 as count
    from (${selectCounted(filter, {
      ...wholeOf({ group: { by: 'decision', values: decisions } }),
      labels: [nameIn('decision '), sql`decision`],
      spans: everyDay,
    })}) as counted group by 1, 2 having sum(count) <> 0`);
  return rowsOf(rows).map((row) => {
    const { decision, days_taken: daysTaken, count } = ofDecision.parse(row);
    return { ...readDecisionKey(decision), daysTaken, count };
  });
};
