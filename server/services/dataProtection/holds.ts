import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { lisbonTimeZone } from '../../../contract/rules/lisbonDay';
import type { Database } from '../../db/database';
import { rowsOf } from '../../db/rowsOf';

const ids = z.array(z.object({ id: z.number() }));

/** The SQL for a hold that has not ended. */
export const isInForce = (hold: string) =>
  sql.raw(
    `(${hold}.ended_on is null and (${hold}.until is null or ${hold}.until >= (now() at time zone '${lisbonTimeZone}')::date))`,
  );

/**
 * Returns which of these requests must be kept because of a hold: on the NIF of one of their persons, on the request, or on
 * one that it belongs to: a request, its rechecks and its yearly maintenance are held together.
 */
export const heldApplications = async (
  db: Database,
  applicationIds: readonly number[],
): Promise<Set<number>> => {
  const wanted = sql.param([...applicationIds]);
  const found = await db.execute(sql`
    select one.id from applications one
    where one.id = any(${wanted}::int[]) and (
      exists (
        select from holds held where held.fiscal_number in (one.fiscal_number, one.student_fiscal_number) and ${isInForce('held')}
      ) or exists (
        select from holds held join applications other on other.id = held.application_id
        where ${isInForce('held')}
          and coalesce(other.recheck_application_id, other.id) = coalesce(one.recheck_application_id, one.id)
      )
    )`);
  return new Set(ids.parse(rowsOf(found)).map(({ id }) => id));
};
