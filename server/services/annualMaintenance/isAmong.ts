import { type SQL, sql } from 'drizzle-orm';
import { applications } from '../../db/schema/applications';

/** Matches applications with one of these ids, passed as one parameter however many there are. */
export const isAmong = (ids: readonly number[]): SQL =>
  sql`${applications.id} = any(${sql.param(ids)}::int[])`;
