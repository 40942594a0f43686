import { inArray, type SQL, sql } from 'drizzle-orm';
import { applications } from '../../db/schema/applications';

/** Whether an application is one of these: a single parameter, however many there are. */
export const isAmong = (ids: readonly number[]): SQL =>
  inArray(
    applications.id,
    sql`(select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as value)`,
  );
