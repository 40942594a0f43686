import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import { lisbonDate } from '../../../../contract/rules/lisbonDay';
import { enteredBetween, type RequestQueue } from '../../../../contract/rules/requestQueues';
import { applications } from '../../../db/schema/applications';
import type { CountedFilter } from '../counts/countedFilter';
import { isDelayed } from './isDelayed';

/** The conditions that define a queue. */
export interface QueueConditions {
  /** The part that the counts by day cover. */
  readonly counted: CountedFilter;
  /** Whether it is limited to few by what the counts do not know: time in the status, or elements asked for. */
  readonly isUncounted: boolean;
  /** The few that the counts cover and the queue leaves out, as a condition on applications. */
  readonly leftOut: SQL | undefined;
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
  const { statusIds, onlyRequests, isOverdue, elements } = queue;
  const { from, before } = enteredBetween(queue, now);
  const openElements = sql`select application_id from element_requests where answered_on is null and ended_on is null`;
  const isWaiting = sql`applications.id in (${openElements} and due_date >= ${lisbonDate(now)}::date)`;
  const ofElements = {
    open: sql`applications.id in (${openElements})`,
    notWaiting: sql`not ${isWaiting}`,
  };
  const rowsIn = (ids: readonly number[], beside = elements && ofElements[elements]) =>
    and(
      sql.raw(`applications.status_id in (${ids.join(', ')})`),
      onlyRequests && sql.raw("applications.kind = 'request'"),
      isOverdue && isDelayed(now),
      from && gte(applications.statusDate, from),
      before && lt(applications.statusDate, before),
      beside,
    );
  return {
    counted: {
      statusIds,
      ...(onlyRequests && { kinds: ['request'] }),
      ...(isOverdue && { delayed: { is: true, at: now } }),
    },
    isUncounted: Boolean(from ?? before) || elements === 'open',
    leftOut: elements === 'notWaiting' ? rowsIn(statusIds, isWaiting) : undefined,
    rows: rowsIn(statusIds),
    rowsByStatus: statusIds.map((id) => rowsIn([id])),
  };
};
