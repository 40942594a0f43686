import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import { enteredBetween, type RequestQueue } from '../../../../contract/rules/requestQueues';
import { applications } from '../../../db/schema/applications';
import type { CountedFilter } from '../counts/countedFilter';
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
}

/** Builds the conditions of a queue at a moment. */
export const queueConditions = (queue: RequestQueue, now: Date): QueueConditions => {
  const { statusIds, onlyRequests, isOverdue } = queue;
  const { from, before } = enteredBetween(queue, now);
  const rowsIn = (ids: readonly number[]) =>
    and(
      sql.raw(`applications.status_id in (${ids.join(', ')})`),
      onlyRequests && sql.raw("applications.kind = 'request'"),
      isOverdue && isDelayed(now),
      from && gte(applications.statusDate, from),
      before && lt(applications.statusDate, before),
    );
  return {
    counted: {
      statusIds,
      ...(onlyRequests && { kinds: ['request'] }),
      ...(isOverdue && { delayed: { is: true, at: now } }),
    },
    isDated: Boolean(from ?? before),
    rows: rowsIn(statusIds),
    rowsByStatus: statusIds.map((id) => rowsIn([id])),
  };
};
