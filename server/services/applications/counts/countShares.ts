import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../db/database';
import { rowsOf } from '../../../db/rowsOf';
import { type CountedFilter, countOf } from './countedMatches';

/** How many match of many e-mails or authors, beside what might be looked through for them. */
export interface Shares {
  /** Matches of any e-mail and author. */
  readonly ofAnybody: number;
  /** Applications that an index lists: those of the same status, provider and days. */
  readonly listed: number;
  /** Applications of the same days. */
  readonly ofThoseDays: number;
  /** Matches; null where the others tell already how to find them. */
  readonly total: number | null;
}

const shares = z.object({
  ofAnybody: z.number(),
  listed: z.number(),
  ofThoseDays: z.number(),
  total: z.number().nullable(),
});

/**
 * Counts what a search of many e-mails or authors is found by. To add up what is counted of each of them takes longer
 * than all else: it is left out where no more than `few` are listed, or where the first `end` matches of anybody are
 * further apart.
 */
export const countShares = async (
  db: Database,
  filter: CountedFilter,
  { few, end }: { few: number; end: number },
): Promise<Shares> => {
  const {
    firstDay,
    lastDay,
    statusIds,
    providerId,
    providerEmails: _,
    createdByIds: _ids,
    ...others
  } = filter;
  const listed = { firstDay, lastDay, statusIds, providerId };
  const [row] = rowsOf(
    await db.execute(sql`
      select *, case when listed > ${few}::int and "ofAnybody" * ${few}::int >= "ofThoseDays" * ${end}::int
        then ${countOf(filter)}::float8 end as total
      from (
        select ${countOf({ ...listed, ...others })}::float8 as "ofAnybody", ${countOf(listed)}::float8 as listed,
          ${countOf({ firstDay, lastDay })}::float8 as "ofThoseDays" offset 0
      ) as around`),
  );
  return shares.parse(row);
};
