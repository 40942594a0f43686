import { inArray, type SQL, sql } from 'drizzle-orm';
import { applications } from '../../db/schema/applications';

/** Matches applications with one of these ids, passed as one parameter however many there are. */
export const isAmong = (ids: readonly number[]): SQL =>
  inArray(
    applications.id,
    sql`(select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as value)`,
  );
