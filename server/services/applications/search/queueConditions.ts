import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import { enteredBetween, type RequestQueue } from '../../../../contract/rules/requestQueues';
import { applications } from '../../../db/schema/applications';
import { type CountedFilter, countOf } from '../counts/countedMatches';
import { isDelayed } from './isDelayed';

/** What is in a queue. */
export interface QueueConditions {
  /** What the counts by day know of it. */
  readonly counted: CountedFilter;
  /** Whether it limits since when a request is in its status, which the counts do not know. */
  readonly isDated: boolean;
  /**
   * All of it, of the applications themselves. Status and kind are constants: the database could not tell otherwise that the
   * index of what waits has all of it, and nothing else.
   */
  readonly rows: SQL | undefined;
  /** The same for each status by itself: the index has it in the order of waiting. */
  readonly rowsByStatus: readonly (SQL | undefined)[];
  /** Where a queue is of those only that have waited for some time: all others of `counted`, who are few. */
  readonly tooNew: SQL | undefined;
}

/** The conditions of a queue at a moment. */
export const queueConditions = (queue: RequestQueue, now: Date): QueueConditions => {
  const { statusIds, onlyRequests, isOverdue } = queue;
  const { from, before } = enteredBetween(queue, now);
  const rowsIn = (ids: readonly number[], ...dated: (SQL | undefined)[]) =>
    and(
      sql.raw(`applications.status_id in (${ids.join(', ')})`),
      onlyRequests && sql.raw("applications.kind = 'request'"),
      isOverdue && isDelayed(now),
      ...dated,
    );
  const since = from && gte(applications.statusDate, from);
  const until = before && lt(applications.statusDate, before);
  return {
    counted: {
      statusIds,
      ...(onlyRequests && { kinds: ['request'] }),
      ...(isOverdue && { delayed: { is: true, at: now } }),
    },
    isDated: Boolean(since ?? until),
    rows: rowsIn(statusIds, since, until),
    rowsByStatus: statusIds.map((id) => rowsIn([id], since, until)),
    tooNew: before && !from ? rowsIn(statusIds, gte(applications.statusDate, before)) : undefined,
  };
};

/**
 * How many of a queue a search finds, as a value for a statement. `counted` is what the counts by day know of the search,
 * `matching` adds the rest of it to some rows of the queue. Of a long wait those are counted who have not waited for so
 * long, so that it costs the same however long the queue is.
 */
export const countOfQueue = (
  { isDated, rows, tooNew }: QueueConditions,
  counted: CountedFilter,
  matching: (rows: SQL | undefined) => SQL | undefined,
): SQL<number> => {
  if (!isDated) return countOf(counted);
  const count = sql`(select count(*) from ${applications} where ${matching(tooNew ?? rows)})`;
  return sql<number>`${tooNew ? sql`(${countOf(counted)} - ${count})` : count}`.mapWith(Number);
};
