import { sql } from 'drizzle-orm';
import { getViewConfig } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Database } from '../../db/database';
import { rowsOf } from '../../db/rowsOf';
import { auditRecords } from '../../db/schema/auditRecords';
import type { WorkContext } from '../context/workContext';
import type { ClaimedJob } from '../queue/claimJob';
import { finishJob, putJobOff } from '../queue/settleJob';

/** How many events are moved in one transaction: a third of a second's work. */
const eventsAtOnce = 2_000;

/**
 * Moves the events of before the migration of large ids from `audit_events_before`, newest first, then drops that
 * table. Changes no event: each keeps its id, and with it its seal.
 * @throws {Error} if an event could not be moved; the old table then stays
 */
export const moveAudit = async ({ db, now, onMoved }: WorkContext, job: ClaimedJob): Promise<void> => {
  const hasMoved = await db.transaction(async (tx) => {
    const moved = await tx.execute(sql`
      with moved as (
        delete from audit_events_before where id in (
          select id from audit_events_before where id > 0 and id < (select min(id) from audit_events)
          order by id desc limit ${eventsAtOnce}::int
        ) returning id, occurred_on, actor_id, remote_address, action, subject, subject_id, detail
      )
      insert into audit_events (id, occurred_on, actor_id, remote_address, action, subject, subject_id, detail)
      overriding system value select * from moved returning id`);
    if (rowsOf(moved).length === 0) return false;
    await putJobOff<'moveAudit'>(tx, job, now(), {});
    return true;
  });
  if (hasMoved) return;
  await db.transaction(async (tx) => {
    const left = rowsOf(await tx.execute(sql`select id from audit_events_before limit 1`));
    if (left.length > 0) throw new Error('audit_events_before has events that audit_events can not have');
    await tx.execute(sql`create or replace view audit_records as ${viewOfOneTable()}`);
    await tx.execute(sql`drop table audit_events_before`);
    await finishJob(tx, job);
  });
  onMoved();
};

const viewOfOneTable = () => {
  const { query } = getViewConfig(auditRecords);
  if (!query) throw new Error('The schema does not say what audit_records selects');
  return query;
};

/** Returns whether `audit_events` has every event after this one; older ones may not be moved yet. */
export const isMoved = async (db: Database, afterId: number): Promise<boolean> => {
  const [table] = rowsOf(await db.execute(sql`select to_regclass('audit_events_before')::text as name`));
  if (z.object({ name: z.string().nullable() }).parse(table).name === null) return true;
  const [left] = rowsOf(
    await db.execute(sql`select id from audit_events_before where id > ${afterId}::int8 limit 1`),
  );
  return left === undefined;
};
