import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../db/database';
import { rowsOf } from '../../../db/rowsOf';
import { type CountedFilter, changedDuring, countedConditions, runsOf } from './countedMatches';

/** The number of a provider's applications in a status. */
export interface ProviderCount {
  readonly providerId: number;
  readonly statusId: number;
  readonly count: number;
}

const counted = z.object({ provider_id: z.number(), status_id: z.number(), count: z.number() });

/** The filters available for counting by provider. */
type ProviderFilter = Omit<CountedFilter, 'providerId' | 'providerEmails' | 'createdByIds' | 'group'>;

/**
 * Counts the matching applications by provider and stored status; omits those without any. The cost doesn't
 * grow with the number of applications.
 */
export const countByProvider = async (db: Database, filter: ProviderFilter): Promise<ProviderCount[]> => {
  const rows = rowsOf(await db.execute(selectByProvider(filter)));
  return rows.map((row) => {
    const { provider_id: providerId, status_id: statusId, count } = counted.parse(row);
    return { providerId, statusId, count };
  });
};

/**
 * Builds a select of `provider_id`, `status_id` and `count` (of the matching applications, never 0), for use in a
 * larger statement.
 */
export const selectByProvider = (filter: ProviderFilter): SQL => sql`
  with origin as materialized (
    select id, provider_id from application_origins
    where provider_id <> 0 and provider_email = '' and created_by_id = 0
  ), changed as materialized (
    select provider_id, day, status_id, sum(change)::int8 as change from application_count_changes
    where ${countedConditions(filter)} group by 1, 2, 3
  ), ${runsOf(filter)}
  select provider_id, status_id, sum(count)::float8 as count from (
    select provider_id, status_id, cell.count from origin cross join run cross join lateral (
      select status_id, count from application_counts
      where origin_id = origin.id and application_counts.span = run.span
        and first_day between run.first and run.last and ${countedConditions(filter)}
    ) as cell
    union all
    select provider_id, status_id, change from changed where ${changedDuring(filter)}
  ) as each group by 1, 2 having sum(count) <> 0`;
