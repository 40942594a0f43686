import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { addLisbonDays, lisbonDate } from '../../../../contract/rules/lisbonDay';
import type { Database } from '../../../../server/db/database';
import { renewalItems } from '../../../../server/db/schema/renewals';
import type { ServiceContext } from '../../../../server/services/context/serviceContext';
import type { WorkContext } from '../../../../server/services/context/workContext';
import { exceptionStates } from '../../contract/states';
import { type Fate, fatesOf } from '../declared/fates';
import { findRunning } from '../declared/renewalRun';

/** How many exceptions one transaction looks at. */
const itemsOfStep = 500;

type Item = Pick<typeof renewalItems.$inferSelect, 'id' | 'state' | 'noticedOn' | 'endsOn'>;

/**
 * Looks at every exception of the running renewal whether something happened to its tariff meanwhile: handed in, decided, ended,
 * moved or erased.
 */
export const followExceptions = async (context: WorkContext): Promise<void> => {
  const run = await findRunning(context.db);
  for (let after: number | undefined = 0; run && after !== undefined; )
    after = await followSome(context, run.id, after);
};

/** Returns the last that it looked at; undefined where that was the last of all. */
const followSome = (context: WorkContext, runId: number, after: number): Promise<number | undefined> =>
  context.db.transaction(async (db) => {
    const items = await db
      .select({
        id: renewalItems.id,
        state: renewalItems.state,
        noticedOn: renewalItems.noticedOn,
        endsOn: renewalItems.endsOn,
      })
      .from(renewalItems)
      .where(
        and(
          eq(renewalItems.runId, runId),
          inArray(renewalItems.state, [...exceptionStates]),
          gt(renewalItems.id, after),
        ),
      )
      .orderBy(asc(renewalItems.id))
      .limit(itemsOfStep)
      .for('update', { skipLocked: true });
    await applyFates({ ...context, db }, items);
    return items.length < itemsOfStep ? undefined : items.at(-1)?.id;
  });

/** Writes what happened to locked exceptions outside of the renewal; returns whether anything did. */
export const applyFates = async (
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  items: readonly Item[],
): Promise<boolean> => {
  const fates = await fatesOf(
    db,
    items.map(({ id }) => id),
    now(),
  );
  const changes = items.flatMap((item) => {
    const change = changeOf(item, fates.get(item.id), now());
    return change ? [{ id: item.id, ...change }] : [];
  });
  await write(db, changes, now());
  return changes.length > 0;
};

interface Change {
  readonly state: Item['state'];
  readonly how?: 'decided';
  readonly left?: string;
  readonly ends?: string | null;
}

/** Decides what becomes of an exception; undefined if nothing does. */
const changeOf = (
  { state, noticedOn, endsOn }: Item,
  fate: Fate | undefined,
  now: Date,
): Change | undefined => {
  if (!fate) return undefined;
  if (fate.left) return { state: 'left', left: fate.left };
  if (fate.isWaiting) return state === 'waiting' ? undefined : { state: 'waiting' };
  if (fate.isConfirmed) return { state: 'renewed', how: 'decided' };
  if (state !== 'waiting') return undefined;
  if (noticedOn === null || endsOn === null) return { state: 'exception' };
  // What was handed in came to nothing: it ends neither before its day nor on the day that shows that.
  const tomorrow = lisbonDate(addLisbonDays(now, 1));
  return { state: 'noticed', ends: endsOn > tomorrow ? endsOn : tomorrow };
};

const write = async (
  db: Database,
  changes: readonly (Change & { id: number })[],
  now: Date,
): Promise<void> => {
  if (changes.length === 0) return;
  await db.execute(sql`
    update renewal_items item set
      state = told.state, how = told.how, left_because = told."left",
      ends_on = coalesce(told.ends, item.ends_on),
      renewed_on = case when told.state = 'renewed' then ${now.toISOString()}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as told (
      id bigint, state text, how text, "left" text, ends date
    )
    where item.id = told.id`);
};
