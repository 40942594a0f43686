import { hexToBytes } from '@noble/hashes/utils.js';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../server/db/database';
import { rowsOf } from '../../../server/db/rowsOf';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import type { auditRecords } from '../../../server/db/schema/auditRecords';
import { auditSalts } from '../../../server/db/schema/auditRoots';
import { type ErasablePart, partDigest, partText } from '../../../server/services/audit/eraseEvents';

/** Some events of the audit. */
interface EventRange {
  /** The table that is sealed, or the view that people read: so neither can tell anything else. */
  readonly source: typeof auditEvents | typeof auditRecords;
  readonly after: number;
  readonly through: number;
}

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

const shown = (part: ErasablePart) =>
  `case when hidden.${part}_salt is not null then json_build_array(hidden.${part}_salt::text, ${partText[part]}) end`;

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
