import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../db/database';
import { rowsOf } from '../../../db/rowsOf';
import { type CountedFilter, changedDuring, countedConditions, ofGroups, runsOf } from './countedMatches';

const counted = z.object({ district: z.string(), count: z.number() });

/**
 * Counts the matching applications by district of the fiscal address, empty if it has none; omits districts
 * without any.
 */
export const countByDistrict = async (
  db: Database,
  filter: Pick<CountedFilter, 'firstDay' | 'lastDay' | 'kinds'>,
): Promise<{ district: string; count: number }[]> => {
  const rows = rowsOf(
    await db.execute(sql`
      with origin as materialized (
        select id, substr(place, length('district ') + 1) as district from application_origins
        where provider_id = 0 and provider_email = '' and created_by_id = ${ofGroups} and starts_with(place, 'district ')
      ), ${runsOf(filter)}
      select district, sum(count)::float8 as count from (
        select district, cell.count from origin cross join run cross join lateral (
          select count from application_counts
          where origin_id = origin.id and application_counts.span = run.span
            and first_day between run.first and run.last and ${countedConditions(filter)}
        ) as cell
        union all
        select district, change from application_count_changes
        where district is not null and ${changedDuring(filter)} and ${countedConditions(filter)}
      ) as each group by 1 having sum(count) <> 0`),
  );
  return rows.map((row) => counted.parse(row));
};
