import { and, eq, isNull, sql } from 'drizzle-orm';
import { userStatus } from '../../../../contract/rules/userTypes';
import type { Database } from '../../../../server/db/database';
import { applications } from '../../../../server/db/schema/applications';
import { renewalRuns } from '../../../../server/db/schema/renewals';
import type { WorkContext } from '../../../../server/services/context/workContext';
import { at, inScope } from '../declared/renewalRun';

/** How many numbers of requests one statement goes through, so that none takes long. */
const rowsOfStep = 20_000;

/** Returns the number of the newest request; 0 if there is none. */
export const lastApplication = async (db: Database): Promise<number> => {
  const [last] = await db
    .select({ id: sql<number>`coalesce(max(${applications.id}), 0)`.mapWith(Number) })
    .from(applications);
  return last?.id ?? 0;
};

/**
 * Puts a step of the active tariffs of the running renewal into it, each once; returns whether there was anything to do. Those of
 * an inactive provider are left alone from the beginning.
 */
export const fillRenewal = (context: WorkContext): Promise<boolean> =>
  context.db.transaction(async (db) => {
    const [run] = await db
      .select()
      .from(renewalRuns)
      .where(and(eq(renewalRuns.state, 'running'), isNull(renewalRuns.filledOn)))
      .for('no key update');
    if (!run) return false;
    const last = await lastApplication(db);
    const through = run.filledThrough + rowsOfStep;
    const moment = at(context.now());
    await db.execute(sql`
      insert into renewal_items (run_id, application_id, provider_id, state, left_because, created_on, next_ask_on)
      select ${run.id}::int, a.id, a.provider_id,
        case when owner.user_status_id = ${userStatus.active}::int then 'toAsk' else 'left' end,
        case when owner.user_status_id = ${userStatus.active}::int then null else 'providerInactive' end,
        ${moment}, ${moment}
      from applications a join users owner on owner.id = a.provider_id
      where a.id > ${run.filledThrough}::int and a.id <= ${through}::int and ${inScope(run)}
      order by a.id
      on conflict (application_id) where state in ('toAsk', 'silent', 'exception', 'noticed', 'waiting') do nothing`);
    await db
      .update(renewalRuns)
      .set({ filledThrough: through, ...(through >= last && { filledOn: context.now() }) })
      .where(eq(renewalRuns.id, run.id));
    return true;
  });
