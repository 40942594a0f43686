import { hexToBytes } from '@noble/hashes/utils.js';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database';
import { rowsOf } from '../../db/rowsOf';
import { auditEvents } from '../../db/schema/auditEvents';
import type { auditRecords } from '../../db/schema/auditRecords';
import { auditSalts } from '../../db/schema/auditRoots';

/** Some events of the audit. */
interface EventRange {
  /** The table that is sealed, or the view that people read: so neither can tell anything else. */
  readonly source: typeof auditEvents | typeof auditRecords;
  readonly after: number;
  readonly through: number;
}

/** The parts of an event that may be erased, as JSON, by the names of their columns in `audit_salts`. */
const parts = {
  address: `coalesce(to_jsonb(event.remote_address), 'null')::text`,
  detail: `coalesce(event.detail, 'null')::text`,
};

/** What is left of a part that was erased. */
const erasedParts = { address: 'event.remote_address is null', detail: `event.detail = '{"erased": true}'` };

/** The SQL for the digest of a part, which is all that the tree knows of it: null if there is none, or it is not right. */
export const partDigest = (part: keyof typeof parts): string =>
  `case when hidden.${part}_salt is not null then sha256(convert_to(hidden.${part}_salt::text || ${parts[part]}, 'UTF8'))
    when ${erasedParts[part]} then hidden.${part}_digest end`;

/** What a leaf says: JSON of the event, with digests in place of what can be erased. */
const leafText = sql.raw(`jsonb_build_array(
  event.id, extract(epoch from event.occurred_on)::text, event.actor_id, event.action, event.subject, event.subject_id,
  encode(${partDigest('address')}, 'hex'), encode(${partDigest('detail')}, 'hex'))::text`);

const inRange = ({ source, after, through }: EventRange): SQL => sql`
  from ${source} event left join ${auditSalts} hidden on hidden.event_id = event.id
  where event.id > ${after}::int8 and event.id <= ${through}::int8 order by event.id`;

const hashedLeaf = z.object({ leaf: z.string() });

/** Returns the hashes of some events' leaves, in the order of their ids. */
export const auditLeaves = async (db: Database, range: EventRange): Promise<Uint8Array[]> => {
  const rows = rowsOf(
    await db.execute(sql`
      select encode(sha256('\\x00'::bytea || convert_to(${leafText}, 'UTF8')), 'hex') as leaf ${inRange(range)}`),
  );
  return z
    .array(hashedLeaf)
    .parse(rows)
    .map(({ leaf }) => hexToBytes(leaf));
};

const shownPart = z.tuple([z.string(), z.string()]).nullable();
const shownLeaf = z.object({
  id: z.coerce.number(),
  text: z.string(),
  address: shownPart,
  detail: shownPart,
});

/** A leaf as a proof shows it: its text, and of each part the salt and JSON that its digest is of, unless it was erased. */
export type ShownLeaf = z.infer<typeof shownLeaf>;

const shown = (part: keyof typeof parts) =>
  `case when hidden.${part}_salt is not null then json_build_array(hidden.${part}_salt::text, ${parts[part]}) end`;

/** Returns some events' leaves with what they hide, in the order of their ids. */
export const shownLeaves = async (db: Database, range: Omit<EventRange, 'source'>): Promise<ShownLeaf[]> =>
  z.array(shownLeaf).parse(
    rowsOf(
      await db.execute(sql`
        select event.id, ${leafText} as text, ${sql.raw(shown('address'))} as address, ${sql.raw(shown('detail'))} as detail
        ${inRange({ ...range, source: auditEvents })}`),
    ),
  );

/** Gives events salts of their own, so that what they say can't be guessed from its digest. */
export const saltEvents = async (
  db: Database,
  { after, through }: Omit<EventRange, 'source'>,
): Promise<void> => {
  await db.execute(sql`
    insert into ${auditSalts} (event_id, address_salt, detail_salt)
    select id, gen_random_uuid(), gen_random_uuid() from ${auditEvents}
    where id > ${after}::int8 and id <= ${through}::int8 on conflict do nothing`);
};
