import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rowsOf } from '../../../db/rowsOf';
import type { WorkContext } from '../../context/workContext';
import type { ClaimedJob } from '../../queue/claimJob';
import type { JobPayload } from '../../queue/jobKinds';
import { finishJob, putJobOff } from '../../queue/settleJob';

/** How many entries of the history one transaction notes: on PGlite everybody waits for it. */
const entriesAtOnce = 2_000;

/** Notes the changes of before the table of changes, oldest first, after an upgrade; `after` is the last entry gone through. */
export const fillChanges = (
  { db, now }: WorkContext,
  job: ClaimedJob,
  { after = 0 }: JobPayload<'fillChanges'>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const [{ last }] = z.tuple([z.object({ last: z.number().nullable() })]).parse(
      rowsOf(
        await tx.execute(sql`
          select max(id) as last
          from (select id from application_history where id > ${after}::int order by id limit ${entriesAtOnce}::int) as part`),
      ),
    );
    if (last === null) return finishJob(tx, job);
    await tx.execute(sql`
      insert into application_changes (history_id, provider_id, changed_on)
      select step.id, provider_id, step.created_on
      from application_history as step join applications on applications.id = application_id
      where step.id > ${after}::int and step.id <= ${last}::int and is_shown_to_provider(step)
      on conflict do nothing`);
    return putJobOff<'fillChanges'>(tx, job, now(), { after: last });
  });
