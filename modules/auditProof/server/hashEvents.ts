import { bytesToHex } from '@noble/hashes/utils.js';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../server/db/database';
import { rowsOf } from '../../../server/db/rowsOf';
import type { auditEvents } from '../../../server/db/schema/auditEvents';
import type { auditRecords } from '../../../server/db/schema/auditRecords';

const hashed = z.object({
  events: z.coerce.number(),
  throughId: z.coerce.number(),
  contentHash: z.string(),
});

/** Some events of the audit as they are now: how many, up to which one, and their hash. */
export type HashedEvents = z.infer<typeof hashed>;

/** Which events to hash: those after one id and up to another, at most `atMost` of them. */
interface HashedRange {
  /** The table that is sealed, or the view that people read: so neither can tell anything else. */
  readonly source: typeof auditEvents | typeof auditRecords;
  readonly after: number;
  readonly through: number;
  readonly atMost?: number;
}

/** Hashes events in the order of their ids, in the database. */
export const hashEvents = async (
  db: Database,
  { source, after, through, atMost }: HashedRange,
): Promise<HashedEvents> => {
  const limit = atMost === undefined ? sql`` : sql`limit ${atMost}`;
  const [row] = rowsOf(
    await db.execute(sql`
      select count(*) as events, coalesce(max(id), ${after}::int8) as "throughId",
        encode(sha256(convert_to(coalesce(string_agg(content, chr(10) order by id), ''), 'UTF8')), 'hex') as "contentHash"
      from (
        select id, jsonb_build_array(
          id, extract(epoch from occurred_on)::text, actor_id, remote_address, action, subject, subject_id, detail
        )::text as content
        from ${source} where id > ${after}::int8 and id <= ${through}::int8
        order by id ${limit}
      ) as sealed`),
  );
  return hashed.parse(row);
};

/** The facts that a seal vouches for. */
export type SealedFacts = HashedEvents & { readonly id: number };

/** Computes a seal on JSON, in hex digits. */
export const macOf = async (key: CryptoKey, facts: readonly unknown[]): Promise<string> => {
  const text = new TextEncoder().encode(JSON.stringify(facts));
  return bytesToHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, text)));
};

/**
 * Computes the seal on some events and on the previous seal; without the key, nobody can make another chain.
 */
export const sealOf = (
  key: CryptoKey,
  { id, throughId, events, contentHash }: SealedFacts,
  before: string | undefined,
): Promise<string> => macOf(key, ['audit seal', id, throughId, events, contentHash, before ?? null]);
