import { type SQL, sql } from 'drizzle-orm';
import { lockRow } from '../../../server/db/lockRow';
import { rowsOf } from '../../../server/db/rowsOf';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { storedDocuments } from '../../../server/db/schema/storedDocuments';
import { shortenAudit } from '../../../server/services/audit/shortenAudit';
import type { ServiceContext } from '../../../server/services/context/serviceContext';
import { maxSandboxBytes, maxSandboxEvents, maxSandboxRequests } from '../contract/sandboxLimits';
import { removeRequests } from './removeRequests';

/** The most requests and other rows of a provider, and the most bytes and events of all; tests set others. */
export interface SandboxLimits {
  readonly requests: number;
  readonly bytes: number;
  readonly rows: number;
  readonly events: number;
}

const usualLimits: SandboxLimits = {
  requests: maxSandboxRequests,
  bytes: maxSandboxBytes,
  rows: maxSandboxRequests,
  events: maxSandboxEvents,
};

/** How many requests go at once. */
const atOnce = 500;

/**
 * Removes what each provider has beyond its limits, the oldest first: requests, and what calls leave beside them; then requests
 * with documents while these take more than they may, and the oldest events of the audit. Returns how many requests went.
 * Several servers take turns.
 */
export const keepWithinLimits = async (
  context: ServiceContext,
  { requests, bytes, rows, events }: SandboxLimits = usualLimits,
): Promise<number> => {
  const { db, now } = context;
  for (const rest of beside) await removeRows(context, rest, rows);
  const [audit] = await db
    .select({ events: sql<number>`coalesce(max(id) - min(id) + 1, 0)`.mapWith(Number) })
    .from(auditEvents);
  const tooMany = (audit?.events ?? 0) - events;
  if (tooMany > 0) await shortenAudit(context, now(), tooMany);
  return removeOldRequests(context, { requests, bytes });
};

/** What calls leave beside requests: a table, whose its rows are, their order, and those that have to stay. */
interface Beside {
  readonly table: string;
  readonly owner: SQL;
  readonly order: SQL;
  readonly stays?: SQL;
}

const beside: readonly Beside[] = [
  { table: 'api_calls', owner: sql`provider_id`, order: sql`id` },
  {
    table: 'webhook_messages',
    owner: sql`(select provider_id from webhook_endpoints where webhook_endpoints.id = endpoint_id)`,
    order: sql`id`,
  },
  // Its name begins with 'provider' and the id.
  { table: 'idempotency_keys', owner: sql`split_part(name, ' ', 2)`, order: sql`expires_on` },
  {
    table: 'registered_files',
    owner: sql`provider_id`,
    order: sql`id`,
    stays: sql`exists (select from applications where registered_file_id = registered_files.id)`,
  },
];

const removeRows = (
  { db }: Pick<ServiceContext, 'db'>,
  { table, owner, order, stays = sql`false` }: Beside,
  most: number,
) =>
  db.execute(sql`
    delete from ${sql.identifier(table)} where ctid = any(array(
      select ctid from (
        select ctid, row_number() over (partition by ${owner} order by ${order} desc) as place
        from ${sql.identifier(table)} where not ${stays}
      ) placed where place > ${most}::int
    ))`);

const removeOldRequests = async (
  { db }: Pick<ServiceContext, 'db'>,
  { requests, bytes }: Pick<SandboxLimits, 'requests' | 'bytes'>,
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
