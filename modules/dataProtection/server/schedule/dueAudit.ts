import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../../server/db/database';
import { rowsOf } from '../../../../server/db/rowsOf';
import { eraseEvents } from '../../../../server/services/audit/eraseEvents';
import { shortenAudit } from '../../../../server/services/audit/shortenAudit';
import { readNumber } from './placeInTime';
import { type DueItem, type DuePart, type DueRange, scheduledKind } from './scheduledKind';

/** Events of the audit that were sealed together. */
interface DueEvents extends DueItem {
  readonly sealId: number;
  /** The last event of the seal before. */
  readonly afterId: number;
}

const found = z.array(
  z.object({
    sealId: z.number(),
    id: z.coerce.number(),
    afterId: z.coerce.number(),
    on: z.coerce.date(),
    events: z.number(),
    count: z.coerce.number(),
  }),
);

/** How many seals one look takes at most; fewer where they cover many events. */
const sealsAtOnce = 100;

const counts = {
  addresses: sql.raw(
    '(select count(*) from audit_events where id > seal.after_id and id <= seal.through_id and remote_address is not null)',
  ),
  // None are left where the audit was shortened.
  events: sql.raw(
    'case when seal.through_id >= (select min(id) from audit_events) then seal.events else 0 end',
  ),
};

/** Finds events by their seals, in order; those that have no root yet wait, because nothing could vouch for the rest. */
const lookAt =
  (what: keyof typeof counts) =>
  async (db: Database, { before, after, atMost }: DueRange): Promise<DuePart<DueEvents>> => {
    const afterSeal = readNumber(after);
    const seals = found.parse(
      rowsOf(
        await db.execute(sql`
          select seal.id as "sealId", through_id as id, after_id as "afterId", sealed_on as "on", events,
            ${counts[what]} as count
          from (
            select *, lag(through_id, 1, 0::int8) over (order by id) as after_id from (
              select * from audit_seals where id >= ${afterSeal}::int order by id limit ${sealsAtOnce + 1}::int
            ) as part
          ) as seal join audit_roots root on root.id = seal.id
          where seal.id > ${afterSeal}::int and sealed_on < ${before.toISOString()}::timestamptz order by seal.id`),
      ),
    );
    const taken: typeof seals = [];
    let events = 0;
    for (const seal of seals) {
      if (taken.length > 0 && events + seal.events > atMost) break;
      events += seal.events;
      taken.push(seal);
    }
    const isEnd = taken.length === seals.length && seals.length < sealsAtOnce;
    return {
      items: taken.filter(({ count }) => count > 0).map((seal) => ({ ...seal, isHeld: false })),
      next: isEnd ? undefined : taken.at(-1)?.sealId.toString(),
    };
  };

const sumOf = (items: readonly DueItem[]) => items.reduce((sum, { count }) => sum + count, 0);

/** Fails if other than what was found was removed, so that all of it is taken back. */
const requireEqual = (removed: number, expected: number) => {
  if (removed !== expected) throw new Error(`${removed} events of the audit were removed, not ${expected}`);
};

/** The network addresses in the audit. */
export const dueAddresses = scheduledKind({
  look: lookAt('addresses'),
  remove: async ({ db }, seals) => {
    const [first, last] = [seals[0], seals.at(-1)];
    if (!first || !last) return;
    const which = sql`event.id > ${first.afterId}::int8 and event.id <= ${last.id}::int8 and event.remote_address is not null`;
    const expected = sumOf(seals);
    requireEqual(await eraseEvents(db, 'address', which, expected), expected);
  },
});

/** The events of the audit; the seals and roots stay, so that what remains still verifies. */
export const dueEvents = scheduledKind({
  look: lookAt('events'),
  remove: async (context, seals, before) => {
    const expected = sumOf(seals);
    requireEqual(await shortenAudit(context, before, expected), expected);
  },
});
