import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import type { Database } from '../../../db/database';
import { rowsOf } from '../../../db/rowsOf';
import { registeredFiles } from '../../../db/schema/registeredFiles';
import { type Registration, tookTooLong } from './registrationTerms';

const published = z.object({ closed: z.number(), sound: z.number() });

/**
 * Makes a staged list visible as a whole and adds it to the counts, in one short statement within the
 * caller's transaction. Returns how many of its requests are about an application that is still active.
 */
export const publishRegistration = async (db: Database, { id }: Registration): Promise<number> => {
  const [row] = rowsOf(
    await db.execute(sql`
      with closed as (
        delete from open_registrations where id = ${id}::int and leased_until > now() returning request_ids
      ), shown as materialized (
        select request.provider_id, request.provider_email, request.created_by_id, request.created_on, request.kind,
          request.status_id, request.is_student, request.delay_runs_from, request.district, request.post_code,
          original.status_id as original_status_id
        from closed cross join lateral unnest(closed.request_ids) as part
        join applications request on request.id >= lower(part) and request.id < upper(part)
        join applications original on original.id = request.recheck_application_id
      ), counted as (
        insert into application_count_changes
          (provider_id, provider_email, created_by_id, day, kind, status_id, is_student, delay_day, district, post_code_area, change)
        select provider_id, provider_email, created_by_id, (created_on at time zone 'Europe/Lisbon')::date, kind, status_id,
          is_student, coalesce((delay_runs_from at time zone 'Europe/Lisbon')::date, 'infinity'), district, left(post_code, 4), count(*)
        from shown group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
      )
      select (select count(*)::int from closed) as closed,
        count(*) filter (where original_status_id = ${applicationStatus.active}::int)::int as sound
      from shown`),
  );
  const { closed, sound } = published.parse(row);
  if (closed === 0) throw tookTooLong();
  return sound;
};

/** Makes a file visible along with its requests, in the caller's transaction. */
export const publishFile = async (db: Database, id: number): Promise<void> => {
  await db.update(registeredFiles).set({ isRegistered: true }).where(eq(registeredFiles.id, id));
};
