import { and, eq, inArray, sql } from 'drizzle-orm';
import { addLisbonDays, lisbonDate } from '../../../contract/rules/lisbonDay';
import { renewalItems, renewalRuns } from '../../../server/db/schema/renewals';
import type { ServiceContext } from '../../../server/services/context/serviceContext';
import { exceptionStates } from '../contract/states';

/** What an operator wants to know of the renewal that runs; all 0 where none does. */
export interface RenewalFigures {
  readonly silent: number;
  readonly exceptions: number;
  readonly waiting: number;
  /** Tariffs that were to end before yesterday and did not: nobody ends them. */
  readonly overdue: number;
}

/** Counts what is not as usual in the running renewal, by the indexes of the few. */
export const renewalState = async ({
  db,
  now,
}: Pick<ServiceContext, 'db' | 'now'>): Promise<RenewalFigures> => {
  const before = lisbonDate(addLisbonDays(now(), -1));
  const [found] = await db
    .select({
      silent: sql<number>`count(*) filter (where ${renewalItems.state} = 'silent')`.mapWith(Number),
      exceptions: sql<number>`count(*) filter (where ${renewalItems.state} <> 'silent')`.mapWith(Number),
      waiting: sql<number>`count(*) filter (where ${renewalItems.state} = 'waiting')`.mapWith(Number),
      overdue:
        sql<number>`count(*) filter (where ${renewalItems.state} = 'noticed' and ${renewalItems.endsOn} < ${before}::date)`.mapWith(
          Number,
        ),
    })
    .from(renewalItems)
    .innerJoin(renewalRuns, and(eq(renewalRuns.id, renewalItems.runId), eq(renewalRuns.state, 'running')))
    .where(inArray(renewalItems.state, ['silent', ...exceptionStates]));
  return found ?? { silent: 0, exceptions: 0, waiting: 0, overdue: 0 };
};
