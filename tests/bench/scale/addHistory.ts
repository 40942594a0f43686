import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/db/database';

/** Adds the history of every application: submission, verification, and its current status. */
export const addHistory = async (db: Database): Promise<void> => {
  await db.execute(sql`
    insert into application_history (application_id, status_id, created_on, updated_on, author_id)
    select id, step.status_id, step.created_on, step.created_on, case when step.position = 1 then created_by_id end
    from applications
    join numbered using (id)
    cross join lateral (values
      (1, 1, applications.created_on, true),
      (2, 2, applications.created_on + interval '1 minute', applications.status_id <> 1),
      (3, 7, applications.created_on + interval '5 minutes', applications.status_id in (9, 10)),
      (4, applications.status_id, applications.status_date, applications.status_id not in (1, 2))
    ) as step (position, status_id, created_on, was_entered)
    where step.was_entered
    order by id, position`);
};
