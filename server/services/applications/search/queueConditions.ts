import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import { enteredBetween, type RequestQueue } from '../../../../contract/rules/requestQueues';
import { applications } from '../../../db/schema/applications';
import { type CountedFilter, countOf } from '../counts/countedMatches';
import { isDelayed } from './isDelayed';

/** The conditions that define a queue. */
export interface QueueConditions {
  /** The part that the counts by day cover. */
  readonly counted: CountedFilter;
  /** Whether it limits how long a request has been in its status, which the counts do not know. */
  readonly isDated: boolean;
  /**
   * All of it, as a condition on applications. Status and kind are constants: otherwise the planner could not
   * tell that the index of what waits contains all of it, and nothing else.
   */
  readonly rows: SQL | undefined;
  /** All of it for each status on its own, in the order of `statusIds`: the index has each in order of waiting. */
  readonly rowsByStatus: readonly (SQL | undefined)[];
  /** For a queue of long waits only: the others of `counted`, which are few. */
  readonly tooNew: SQL | undefined;
}

/** Builds the conditions of a queue at a moment. */
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
 * Builds the number of matches that a search finds in a queue, as a value for a statement. `counted` is the
 * part of the search that the counts by day cover; `matching` adds the rest to some rows of the queue. For
 * long waits it subtracts the newer ones, so that the cost doesn't grow with the queue.
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
