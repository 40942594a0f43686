import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { underWayStatuses } from '../../../../contract/rules/applicationStatuses';
import { endedStatuses } from '../../../../contract/rules/retention';
import type { Database } from '../../../../server/db/database';
import { rowsOf } from '../../../../server/db/rowsOf';
import { releaseDocuments } from '../../../../server/services/applications/documents/releaseDocuments';
import { eraseApplications } from '../erasure/eraseApplications';
import { eraseTracesLater } from '../erasure/eraseTraces';
import { heldApplications } from '../holds/holds';
import { exactMoment, placeOf, readNumber, readPlace } from './placeInTime';
import { type DueItem, type DuePart, type DueRange, scheduledKind } from './scheduledKind';

/** A request with its rechecks and yearly maintenance, which go together. */
interface DueFamily extends DueItem {
  readonly ids: readonly number[];
}

const found = z.array(
  z.object({
    id: z.number(),
    moment: z.string(),
    on: z.coerce.date(),
    isOpen: z.boolean(),
    ids: z.array(z.number()),
    count: z.coerce.number(),
  }),
);

/** How much there is of a family whose rows are `family`. */
const counts = {
  documents: sql.raw('(select count(*) from files where files.application_id = any(family.ids))'),
  requests: sql.raw('family.unerased'),
};

/** Finds requests that ended before a moment, and whose rechecks and maintenance did, in the order of their ends. */
const lookAt =
  (what: keyof typeof counts) =>
  async (db: Database, { before, after, atMost }: DueRange): Promise<DuePart<DueFamily>> => {
    const [moment, key] = readPlace(after, '0');
    const id = readNumber(key);
    const limit = sql`${before.toISOString()}::timestamptz`;
    const rows = found.parse(
      rowsOf(
        await db.execute(sql`
          with request as materialized (
            select id, status_date, erased_on from applications
            where kind = 'request' and status_id in (${sql.raw(endedStatuses.join(', '))})
              and status_date < ${limit} and (status_date, id) > (${moment}::timestamptz, ${id}::int)
            order by status_date, id limit ${atMost}::int
          ), family as (
            select request.id, request.status_date,
              greatest(request.status_date, max(child.status_date)) as ended_on,
              coalesce(bool_or(
                child.status_id in (${sql.raw(underWayStatuses.join(', '))}) or child.status_date >= ${limit}
              ), false) as is_open,
              array_append(array_remove(array_agg(child.id), null), request.id) as ids,
              count(child.id) filter (where child.erased_on is null)
                + (case when request.erased_on is null then 1 else 0 end) as unerased
            from request left join applications child on child.recheck_application_id = request.id
            group by request.id, request.status_date, request.erased_on
          )
          select id, ${exactMoment('status_date')} as moment, ended_on as "on", is_open as "isOpen", ids, ${counts[what]} as count
          from family order by status_date, id`),
      ),
    );
    const due = rows.filter(({ isOpen, count }) => !isOpen && count > 0);
    const held = await heldApplications(
      db,
      due.flatMap(({ ids }) => ids),
    );
    const last = rows.length < atMost ? undefined : rows.at(-1);
    return {
      items: due.map((family) => ({ ...family, isHeld: family.ids.some((one) => held.has(one)) })),
      next: last && placeOf(last.moment, last.id),
    };
  };

const idsOf = (families: readonly DueFamily[]) => families.flatMap(({ ids }) => ids);

/** The documents of requests that have ended. */
export const dueDocuments = scheduledKind({
  look: lookAt('documents'),
  remove: ({ db }, families) => releaseDocuments(db, idsOf(families)),
});

/** Requests that have ended, with all that belongs to them. */
export const dueRequests = scheduledKind({
  look: lookAt('requests'),
  remove: ({ db, now }, families) => eraseApplications(db, idsOf(families), eraseTracesLater(now)),
});
