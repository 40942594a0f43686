import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../db/database';
import { rowsOf } from '../../../db/rowsOf';
import { type CountedFilter, countedConditions, isIn, ofGroups, placesOf } from './countedMatches';
import { type Decision, readDecisionKey } from './decisionKey';

/** The number of applications with the same decision, the same number of calendar days after submission. */
export interface DecisionCount extends Decision {
  readonly daysTaken: number;
  readonly count: number;
}

const counted = z.object({ decision: z.string(), days_taken: z.number(), count: z.number() });

/** Counts the applications with any of these decisions (`decisionKey`), by decision and by the days that it took. */
export const countDecisions = async (
  db: Database,
  decisions: readonly string[],
  filter: Pick<CountedFilter, 'kinds'>,
): Promise<DecisionCount[]> => {
  const rows = rowsOf(
    await db.execute(sql`
      with origin as materialized (
        select id, substr(place, length('decision ') + 1) as decision from application_origins
        where provider_id = 0 and provider_email = '' and created_by_id = ${ofGroups}
          and place = ${placesOf({ decisions })}
      )
      select decision, greatest(0, left(decision, 10)::date - day) as days_taken, sum(count)::float8 as count from (
        select decision, first_day as day, count from application_counts join origin on origin.id = origin_id
        where origin_id = any(array(select id from origin)) and span = 1 and ${countedConditions(filter)}
        union all
        select decision, day, change from application_count_changes
        where ${isIn({ decisions })} and ${countedConditions(filter)}
      ) as each group by 1, 2 having sum(count) <> 0`),
  );
  return rows.map((row) => {
    const { decision, days_taken: daysTaken, count } = counted.parse(row);
    return { ...readDecisionKey(decision), daysTaken, count };
  });
};
