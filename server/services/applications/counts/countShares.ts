import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../db/database';
import { rowsOf } from '../../../db/rowsOf';
import { type CountedFilter, countOf } from './countedMatches';

/** How many applications match a search by many e-mails or authors, and how many could be scanned to find them. */
export interface Shares {
  /** Matches regardless of e-mail and author. */
  readonly ofAnybody: number;
  /** Applications that an index lists: those of the same status, provider and days. */
  readonly listed: number;
  /** Applications of the same days. */
  readonly ofThoseDays: number;
  /** Matches; null if the other figures already decide how to find them. */
  readonly total: number | null;
}

const shares = z.object({
  ofAnybody: z.number(),
  listed: z.number(),
  ofThoseDays: z.number(),
  total: z.number().nullable(),
});

/**
 * Counts what decides how to run a search by many e-mails or authors. The total, a sum over each of them,
 * takes longer than all the rest: it is left out if at most `few` are listed, or if the first `end` matches
 * of anybody are spread over more than `few` applications.
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
