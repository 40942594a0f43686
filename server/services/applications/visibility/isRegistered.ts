import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { applications } from '../../../db/schema/applications';

/**
 * Matches applications that others may see: not those of a yearly list still being registered. Everything
 * that reads applications of the kind 'maintenance' must check this; every index in a list's order has the id
 * that it needs.
 */
export const isRegistered = (id: AnyColumn = applications.id): SQL =>
  sql`(${id} <@ (select range_agg(request_ids) from open_registrations)) is not true`;
