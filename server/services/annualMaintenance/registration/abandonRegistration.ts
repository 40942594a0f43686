import { lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../db/database';
import { rowsOf } from '../../../db/rowsOf';
import { openRegistrations } from '../../../db/schema/annualMaintenance';
import { notCounted, requestsPerStatement } from './registrationTerms';

const removed = z.object({ count: z.number() });

/**
 * Removes what was stored of a list that won't be registered after all, its file last, and so frees the
 * provider's turn. The audit trail, which has each request's creation, gets its removal.
 */
export const abandonRegistration = async (db: Database, id: number): Promise<void> => {
  // From here on the call that opened it can't continue it.
  await db.execute(
    sql`update open_registrations set leased_until = '-infinity' where id = ${id}::int and leased_until > '-infinity'`,
  );
  while (await removeSome(db, id));
  // Requests remain only if another call is removing them, too; it closes the registration then.
  await db.execute(sql`
    with closed as (
      delete from open_registrations where id = ${id}::int and not exists (
        select from unnest(request_ids) as part
        join applications request on request.id >= lower(part) and request.id < upper(part)
      ) returning provider_id
    )
    delete from registered_files using closed
    where registered_files.provider_id = closed.provider_id and not registered_files.is_registered`);
};

/** Removes one batch; returns whether there may be more. */
const removeSome = async (db: Database, id: number): Promise<boolean> => {
  const [row] = rowsOf(
    await db.execute(sql`
      with held as (
        select request_ids from open_registrations, ${notCounted}
        where id = ${id}::int for update of open_registrations
      ), picked as (
        select request.id, request.recheck_application_id, request.created_by_id
        from held cross join lateral unnest(held.request_ids) as part
        join applications request on request.id >= lower(part) and request.id < upper(part)
        order by request.id limit ${requestsPerStatement}::int
      ), history as (
        delete from application_history using picked where application_id = picked.id
      ), noted as (
        insert into audit_events (actor_id, action, subject, subject_id, detail)
        select null, 'delete', 'application', id,
          jsonb_build_object('kind', 'maintenance', 'originalId', recheck_application_id, 'interrupted', true)
        from picked
      ), gone as (
        delete from applications using picked where applications.id = picked.id returning applications.id
      )
      update open_registrations
      set request_ids = request_ids - (select range_agg(int4range(id, id, '[]')) from gone)
      where id = ${id}::int and exists (select from gone)
      returning (select count(*)::int from gone) as count`),
  );
  return row !== undefined && removed.parse(row).count > 0;
};

/** Removes the registrations left behind by servers that were killed while registering. */
export const abandonExpiredRegistrations = async (db: Database): Promise<void> => {
  const expired = await db
    .select({ id: openRegistrations.id })
    .from(openRegistrations)
    .where(lte(openRegistrations.leasedUntil, sql`now()`));
  for (const { id } of expired) await abandonRegistration(db, id);
};
