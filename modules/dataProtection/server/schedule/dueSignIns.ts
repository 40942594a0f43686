import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { rowsOf } from '../../../../server/db/rowsOf';
import { signIns } from '../../../../server/db/schema/signIns';
import { exactMoment, placeOf, readPlace } from './placeInTime';
import { scheduledKind } from './scheduledKind';

const found = z.array(
  z.object({ id: z.number(), familyId: z.string(), on: z.coerce.date(), moment: z.string() }),
);

/** Sign-ins: from where people signed in, and when. */
export const dueSignIns = scheduledKind({
  look: async (db, { before, after, atMost }) => {
    const [moment, familyId] = readPlace(after, '');
    const rows = found.parse(
      rowsOf(
        await db.execute(sql`
          select user_id as id, family_id as "familyId", signed_in_on as "on", ${exactMoment('signed_in_on')} as moment
          from sign_ins
          where signed_in_on < ${before.toISOString()}::timestamptz
            and (signed_in_on, family_id) > (${moment}::timestamptz, ${familyId}::text)
          order by signed_in_on, family_id limit ${atMost}::int`),
      ),
    );
    const last = rows.length < atMost ? undefined : rows.at(-1);
    return {
      items: rows.map((row) => ({ ...row, count: 1, isHeld: false })),
      next: last && placeOf(last.moment, last.familyId),
    };
  },
  remove: async ({ db }, items) => {
    await db.delete(signIns).where(
      inArray(
        signIns.familyId,
        items.map(({ familyId }) => familyId),
      ),
    );
  },
});
