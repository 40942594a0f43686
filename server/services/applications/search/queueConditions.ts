import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import { enteredBetween, type RequestQueue } from '../../../../contract/rules/requestQueues';
import { applications } from '../../../db/schema/applications';
import type { CountedFilter } from '../counts/countedMatches';
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
}

/** The conditions of a queue at a moment. */
export const queueConditions = (queue: RequestQueue, now: Date): QueueConditions => {
  const { statusIds, onlyRequests, isOverdue } = queue;
  const { from, before } = enteredBetween(queue, now);
  return {
    counted: {
      statusIds,
      ...(onlyRequests && { kinds: ['request'] }),
      ...(isOverdue && { delayed: { is: true, at: now } }),
    },
    isDated: from !== undefined || before !== undefined,
    rows: and(
      sql.raw(`applications.status_id in (${statusIds.join(', ')})`),
      onlyRequests && sql.raw("applications.kind = 'request'"),
      isOverdue && isDelayed(now),
      from && gte(applications.statusDate, from),
      before && lt(applications.statusDate, before),
    ),
  };
};
