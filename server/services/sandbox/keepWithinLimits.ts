import { sql } from 'drizzle-orm';
import { maxSandboxBytes, maxSandboxRequests } from '../../../contract/rules/sandboxLimits';
import { lockRow } from '../../db/lockRow';
import { rowsOf } from '../../db/rowsOf';
import { storedDocuments } from '../../db/schema/storedDocuments';
import type { ServiceContext } from '../context/serviceContext';
import { removeRequests } from './removeRequests';

/** The most requests and bytes; tests set others. */
export interface SandboxLimits {
  readonly requests: number;
  readonly bytes: number;
}

const usualLimits: SandboxLimits = { requests: maxSandboxRequests, bytes: maxSandboxBytes };

/** How many requests go at once. */
const atOnce = 500;

/**
 * Removes the oldest requests of each provider beyond so many, and the oldest with documents while documents take more than
 * they may; returns how many went. Several servers take turns.
 */
export const keepWithinLimits = async (
  { db }: Pick<ServiceContext, 'db' | 'now'>,
  { requests, bytes }: SandboxLimits = usualLimits,
): Promise<number> => {
  let removed = 0;
  for (;;) {
    const ids = await db.transaction(async (tx) => {
      await lockRow(tx, 'sandbox limits');
      const tooMany = sql`
        select id from (
          select id, row_number() over (partition by provider_id order by id desc) as place from applications
        ) placed where place > ${requests}::int`;
      const tooLarge = sql`
        select application_id as id from (
          select application_id, sum(coalesce(size, octet_length(content))) over (order by application_id desc) as bytes_so_far
          from files left join stored_documents using (hash)
        ) summed where bytes_so_far > ${bytes}::bigint`;
      const found = await tx.execute(
        sql`select distinct id from (${tooMany} union all ${tooLarge}) gone order by id limit ${atOnce}::int`,
      );
      const gone = rowsOf(found).map((row) => Number(Reflect.get(Object(row), 'id')));
      await removeRequests(tx, gone);
      return gone;
    });
    removed += ids.length;
    if (ids.length < atOnce) return removed;
  }
};

/** Returns whether documents leave room for more; those that nothing names any more count until their bytes are gone. */
export const hasRoom = async (
  { db }: Pick<ServiceContext, 'db' | 'now'>,
  { bytes }: Pick<SandboxLimits, 'bytes'> = usualLimits,
): Promise<boolean> => {
  const [sum] = await db
    .select({ bytes: sql<string>`coalesce(sum(${storedDocuments.size}), 0)` })
    .from(storedDocuments);
  return Number(sum?.bytes ?? 0) <= slack * bytes;
};

/** How much more than the limit may be there until the next clean-up. */
const slack = 1.2;
