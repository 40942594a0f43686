import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { applications } from '../../../db/schema/applications';

/**
 * Whether an application is there for others: not one of a yearly list that is still being registered. Whatever reads
 * applications of the kind 'maintenance' asks it; every index in the order of the lists has the id that it needs.
 */
export const isRegistered = (id: AnyColumn = applications.id): SQL =>
  sql`(${id} <@ (select range_agg(request_ids) from open_registrations)) is not true`;
