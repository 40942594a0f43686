import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../db/database';
import { rowsOf } from '../../../db/rowsOf';
import type { WorkContext } from '../../context/workContext';
import type { ClaimedJob } from '../../queue/claimJob';
import { putJobOff } from '../../queue/settleJob';
import { firstDayInTime, groupColumns, ofGroups } from './countedFilter';
import { countedSpans } from './spans';

/** The interval between runs; searches add what is not folded yet themselves. */
const everyMilliseconds = 5_000;
/** How many changes one transaction folds: on PGlite everybody waits for it. */
const changesAtOnce = 1_000;
/** Notifications more than this many days before the earliest one still in time need not be told apart. */
const settledDays = 30;

/** The day that stands for a deadline exceeded for good; see `delayDay` in the schema. */
export const exceededForGood = sql`date '1970-01-01'`;

/** Returns the first day whose deadlines are told apart; earlier ones are exceeded for good. */
export const settledBefore = (now: Date): SQL => sql`(${firstDayInTime(now)}::date - ${settledDays}::int)`;

/** The columns that identify an origin. */
export const originKey = sql.raw('provider_id, provider_email, created_by_id, place');

const keyOf = (table: string) =>
  sql.raw(`(${table}.provider_id, ${table}.provider_email, ${table}.created_by_id, ${table}.place)`);

/** Matches the row of `table` that is the current origin of `around`. */
export const isOrigin = (table: string): SQL => sql`${keyOf(table)} = ${keyOf('around')}`;

/**
 * Builds the origins in which a row of `of` is counted: its own, its provider's, all, its district, its
 * postal code's area and its decision.
 */
export const originsAround = (of: string): SQL => sql`
  (select origin.* from (values
    (${sql.raw(`${of}.provider_id, ${of}.provider_email, ${of}.created_by_id`)}, ''),
    (${sql.raw(`${of}.provider_id`)}, '', 0, ''), (0, '', 0, ''),
    ${sql.join(
      Object.entries(groupColumns).map(
        ([by, column]) => sql`(0, '', ${ofGroups}, ${sql.raw(`'${by} ' || ${of}.${column}`)})`,
      ),
      sql`, `,
    )}
  ) as origin (${originKey}) where place is not null) as around`;

/** Every length of span in which an application is counted. */
export const spanList: SQL = sql.raw(
  `(values ${countedSpans.map((span) => `(${span})`).join(', ')}) as each (span)`,
);

const folded = z.object({ taken: z.number(), emptied: z.array(z.string()).nullable() });

/** Folds a batch of changes into the counts, in the caller's transaction; returns whether there are probably more. */
const foldSome = async (db: Database, now: Date): Promise<boolean> => {
  await db.execute(sql`set local tsi.folds = 'groups'`);
  // New origins are inserted first: a change is not taken until all of its own exist.
  await db.execute(sql`
    insert into application_origins (${originKey})
    select distinct around.* from application_count_changes as change cross join lateral ${originsAround('change')}
    where not exists (select from application_origins known where ${isOrigin('known')})
    order by 1, 2, 3, 4 on conflict do nothing`);
  const [row] = rowsOf(
    await db.execute(sql`
      with taken as (
        delete from application_count_changes where id in (
          select change.id from application_count_changes as change
          where not exists (
            select from ${originsAround('change')} left join application_origins known using (${originKey})
            where known.id is null
          )
          order by change.id limit ${changesAtOnce}::int
        ) returning *
      ), put as (
        insert into application_counts as known
          (origin_id, span, first_day, kind, status_id, is_student, delay_day, count)
        select origin.id, each.span, count_span(day, each.span), kind, status_id, is_student,
          case when delay_day < ${settledBefore(now)} then ${exceededForGood} else delay_day end as settled, sum(change)
        from taken
        cross join lateral ${originsAround('taken')}
        join application_origins origin on ${isOrigin('origin')}
        cross join ${spanList}
        group by 1, 2, 3, 4, 5, 6, 7 having sum(change) <> 0 order by 1, 2, 3, 4, 5, 6, 7
        on conflict (origin_id, span, first_day, kind, status_id, is_student, delay_day)
          do update set count = known.count + excluded.count
        returning known.ctid::text as place, known.count
      )
      select (select count(*)::int from taken) as taken, array_agg(place) as emptied from put where put.count = 0`),
  );
  const { taken, emptied } = folded.parse(row);
  // Most moves leave some count at zero.
  if (emptied)
    await db.execute(
      sql`delete from application_counts where ctid = any(${sql.param(emptied)}::tid[]) and count = 0`,
    );
  return taken === changesAtOnce;
};

/** Folds the changes into the counts by day, in batches, until none is left. */
export const foldCounts = async ({ db, now }: Pick<WorkContext, 'db' | 'now'>): Promise<void> => {
  while (await db.transaction((tx) => foldSome(tx, now())));
};

/** Folds the changes, and schedules the next run a few seconds later. */
export const foldCountsJob = async (context: WorkContext, job: ClaimedJob): Promise<void> => {
  await foldCounts(context);
  await putJobOff<'foldCounts'>(context.db, job, new Date(context.now().getTime() + everyMilliseconds), {});
};
