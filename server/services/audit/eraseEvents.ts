import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database';
import { rowsOf } from '../../db/rowsOf';

/** What of an event may be erased. */
export type ErasablePart = 'address' | 'detail';

/** The SQL for the parts of an event that may be erased, as JSON, by the names of their columns in `audit_salts`. */
export const partText: Readonly<Record<ErasablePart, string>> = {
  address: `coalesce(to_jsonb(event.remote_address), 'null')::text`,
  detail: `coalesce(event.detail, 'null')::text`,
};

/** What is left of a part that was erased. */
const erasedParts: typeof partText = {
  address: 'event.remote_address is null',
  detail: `event.detail = '{"erased": true}'`,
};

/** The SQL for the digest of a part, which is all that the tree knows of it: null if there is none, or it is not right. */
export const partDigest = (part: ErasablePart): string =>
  `case when hidden.${part}_salt is not null then sha256(convert_to(hidden.${part}_salt::text || ${partText[part]}, 'UTF8'))
    when ${erasedParts[part]} then hidden.${part}_digest end`;

/** What takes the place of a part, which says that it was erased and did not lack from the beginning. */
const replacements: Readonly<Record<ErasablePart, string>> = {
  address: 'remote_address = null',
  detail: `detail = '{"erased": true}'`,
};

/**
 * Erases a part of at most so many events, and leaves its digest, so that the audit still verifies; returns how many. What
 * has no salt yet can't be erased: events get it within minutes, with their seal.
 * @param which a condition on `event`, a row of `audit_events`
 */
export const eraseEvents = async (
  db: Database,
  part: ErasablePart,
  which: SQL,
  atMost: number,
): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('tsi.audit_change', 'erase', true)`);
    const rows = rowsOf(
      await tx.execute(sql`
        with erased as (
          select event.id, ${sql.raw(partDigest(part))} as digest
          from audit_events event join audit_salts hidden on hidden.event_id = event.id
          where hidden.${sql.raw(part)}_salt is not null and ${which} order by event.id limit ${atMost}::int
        ), kept as (
          update audit_salts set ${sql.raw(`${part}_salt = null, ${part}_digest = erased.digest`)}
          from erased where event_id = erased.id
        )
        update audit_events set ${sql.raw(replacements[part])} from erased where audit_events.id = erased.id
        returning audit_events.id`),
    );
    await tx.execute(sql`select set_config('tsi.audit_change', '', true)`);
    return z.array(z.unknown()).parse(rows).length;
  });
