import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../db/database';
import { rowsOf } from '../../../db/rowsOf';
import { applicationCountChanges, applicationCountChecks } from '../../../db/schema/applicationCounts';
import type { ServiceContext } from '../../context/serviceContext';
import type { WorkContext } from '../../context/workContext';
import type { ClaimedJob } from '../../queue/claimJob';
import type { JobPayload } from '../../queue/jobKinds';
import { putJobOff } from '../../queue/settleJob';
import {
  exceededForGood,
  foldCounts,
  isOrigin,
  originKey,
  originsAround,
  settledBefore,
  spanList,
} from './foldCounts';
import { countedSpans } from './spans';

/** How many days one statement compares: on PGlite the server does nothing else meanwhile. */
const daysAtOnce = countedSpans[2];

const key = sql.raw('origin_id, span, first_day, kind, status_id, is_student, delay_day');
const keptDelay = (now: Date) =>
  sql`case when delay_day < ${settledBefore(now)} then ${exceededForGood} else delay_day end`;

type CheckContext = Pick<WorkContext, 'db' | 'now'>;

/**
 * The progress of a check: the first day of the last part compared, and how many counts were wrong so far.
 */
interface Progress {
  readonly through?: string | undefined;
  readonly wrong: number;
}

/**
 * Compares every count with the applications themselves and corrects the differences; returns how many there
 * were. A correction is added to the count's value at that moment, so writers and readers go on meanwhile.
 */
export const checkCounts = async (context: CheckContext): Promise<number> =>
  (await checkSome(context, { wrong: 0 }, Number.POSITIVE_INFINITY)).wrong;

/** Continues a check for a limited time; when it is complete, stores the result and returns no `through`. */
const checkSome = async (
  { db, now }: CheckContext,
  before: Progress,
  milliseconds: number,
): Promise<Progress> => {
  const begin = performance.now();
  let { through, wrong } = before;
  if (through === undefined) {
    await foldCounts({ db, now });
    await exclusively(db, (tx) => settleDelays(tx, now()));
  }
  for (const first of await beginnings(db)) {
    if (through !== undefined && first <= through) continue;
    if (performance.now() - begin > milliseconds) return { through, wrong };
    wrong += await exclusively(db, (tx) => compareDays(tx, first, now()));
    through = first;
  }
  wrong += await exclusively(db, compareLongSpans);
  const checkedOn = now();
  await db
    .insert(applicationCountChecks)
    .values({ id: 1, checkedOn, wrong })
    .onConflictDoUpdate({ target: applicationCountChecks.id, set: { checkedOn, wrong } });
  return { wrong };
};

/**
 * Admits one check at a time, since two would correct the same difference twice. Folding and reading need
 * weaker locks and go on.
 */
const exclusively = <T>(db: Database, run: (tx: Database) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`lock table application_counts in share update exclusive mode`);
    return run(tx);
  });

/** Merges the counts of deadlines exceeded long ago into one, so that days don't keep counts of their own for ever. */
const settleDelays = (tx: Database, now: Date) =>
  tx.execute(sql`
    with old as (
      delete from application_counts
      where delay_day > ${exceededForGood} and delay_day < ${settledBefore(now)} returning *
    )
    insert into application_counts as known (${key}, count)
    select origin_id, span, first_day, kind, status_id, is_student, ${exceededForGood}, sum(count)
    from old group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict (${key}) do update set count = known.count + excluded.count`);

const beginning = z.object({ first: z.string() });

/** Returns the first day of every part of the calendar that has applications, or counts of any. */
const beginnings = async (db: Database): Promise<string[]> => {
  const rows = rowsOf(
    await db.execute(sql`
      select distinct first::date::text as first from (
        select generate_series(
          count_span((min(created_on) at time zone 'Europe/Lisbon')::date, ${daysAtOnce}::int),
          (max(created_on) at time zone 'Europe/Lisbon')::date, make_interval(days => ${daysAtOnce}::int)) as first
        from applications
        union all
        select count_span(first_day, ${daysAtOnce}::int) from application_counts where span <= ${daysAtOnce}::int
      ) as part where first is not null order by first`),
  );
  return rows.map((row) => beginning.parse(row).first);
};

const compared = z.object({ wrong: z.number() });

/**
 * Adds to the counts what `parts` shows to be missing, and returns how many counts differed. `parts` defines
 * `actual` and `kept`, each with the columns of the key and `count`.
 */
const addMissing = async (tx: Database, parts: SQL): Promise<number> => {
  const [row] = rowsOf(
    await tx.execute(sql`
      with ${parts}, different as (
        select ${key}, coalesce(actual.count, 0) - coalesce(kept.count, 0) as missing
        from actual full join kept using (${key})
        where coalesce(actual.count, 0) <> coalesce(kept.count, 0)
      ), put as (
        insert into application_counts as known (${key}, count)
        select ${key}, missing from different order by ${key}
        on conflict (${key}) do update set count = known.count + excluded.count
      )
      select count(*)::int as wrong from different`),
  );
  await tx.execute(sql`delete from application_counts where count = 0`);
  return compared.parse(row).wrong;
};

const compareDays = async (tx: Database, first: string, now: Date): Promise<number> => {
  const begin = sql`(${first}::date::timestamp at time zone 'Europe/Lisbon')`;
  const end = sql`((${first}::date + ${daysAtOnce}::int)::timestamp at time zone 'Europe/Lisbon')`;
  const isPart = (day: string) =>
    sql`${sql.raw(day)} between ${first}::date and ${first}::date + ${daysAtOnce - 1}::int`;
  await tx.execute(sql`
    insert into application_origins (${originKey})
    select distinct around.* from (
      select distinct provider_id, provider_email, created_by_id, district, left(post_code, 4) as post_code_area, decision
      from applications where created_on >= ${begin} and created_on < ${end}
    ) as application cross join lateral ${originsAround('application')}
    order by 1, 2, 3, 4 on conflict do nothing`);
  return addMissing(
    tx,
    sql`
      folded as (
        select provider_id, provider_email, created_by_id, district, post_code_area, decision, day, kind, status_id, is_student,
          ${keptDelay(now)} as delay_day, sum(count) as count
        from (
          select provider_id, provider_email, created_by_id, district, left(post_code, 4) as post_code_area, decision,
            (created_on at time zone 'Europe/Lisbon')::date as day, kind, status_id, is_student,
            coalesce((delay_runs_from at time zone 'Europe/Lisbon')::date, 'infinity') as delay_day, 1 as count
          from applications where created_on >= ${begin} and created_on < ${end}
          union all
          select provider_id, provider_email, created_by_id, district, post_code_area, decision, day, kind, status_id, is_student,
            delay_day, -change
          from application_count_changes where ${isPart('day')}
        ) as each group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
      ), actual as (
        select origin.id as origin_id, each.span, count_span(day, each.span) as first_day, kind, status_id, is_student,
          delay_day, sum(count) as count
        from folded
        cross join lateral ${originsAround('folded')}
        join application_origins origin on ${isOrigin('origin')}
        join ${spanList} on each.span <= ${daysAtOnce}::int
        group by 1, 2, 3, 4, 5, 6, 7
      ), kept as (
        select origin_id, span, first_day, kind, status_id, is_student, ${keptDelay(now)} as delay_day, sum(count) as count
        from application_counts where span <= ${daysAtOnce}::int and ${isPart('first_day')} group by 1, 2, 3, 4, 5, 6, 7
      )`,
  );
};

/** Compares the spans too long to be compared with the applications, with the sums of those that were. */
const compareLongSpans = (tx: Database): Promise<number> =>
  addMissing(
    tx,
    sql`
      actual as (
        select origin_id, each.span, count_span(first_day, each.span) as first_day, kind, status_id,
          is_student, delay_day, sum(count) as count
        from application_counts join ${spanList} on each.span > ${daysAtOnce}::int
        where application_counts.span = ${daysAtOnce}::int group by 1, 2, 3, 4, 5, 6, 7
      ), kept as (
        select ${key}, count from application_counts where span > ${daysAtOnce}::int
      )`,
  );

/** How long one run of the job compares; its lease is longer. */
const millisecondsAtOnce = 20_000;

/**
 * Continues comparing the counts; when done, reports what was wrong and schedules the next check for the next
 * night.
 */
export const checkCountsJob = async (
  context: WorkContext,
  job: ClaimedJob,
  { through, wrong = 0 }: JobPayload<'checkCounts'>,
): Promise<void> => {
  const reached = await checkSome(context, { through, wrong }, millisecondsAtOnce);
  const isOver = reached.through === undefined;
  if (isOver) context.onCountsChecked(reached.wrong);
  const runAt = isOver ? nextNight(context.now()) : context.now();
  await putJobOff<'checkCounts'>(context.db, job, runAt, isOver ? {} : reached);
};

/** Returns the next 03:17 UTC, when hardly anybody works. */
const nextNight = (now: Date): Date => {
  const night = new Date(now);
  night.setUTCHours(3, 17, 0, 0);
  if (night <= now) night.setUTCDate(night.getUTCDate() + 1);
  return night;
};

/**
 * Returns the state of the counts, for monitoring: `wrong` and `checkedSecondsAgo` are absent until a check
 * has completed.
 */
export const lastCountCheck = async ({
  db,
  now,
}: Pick<ServiceContext, 'db' | 'now'>): Promise<{
  readonly unfolded: number;
  readonly wrong?: number;
  readonly checkedSecondsAgo?: number;
}> => {
  const unfolded = await db.$count(applicationCountChanges);
  const [last] = await db.select().from(applicationCountChecks);
  return last
    ? {
        unfolded,
        wrong: last.wrong,
        checkedSecondsAgo: Math.max(0, (now().getTime() - last.checkedOn.getTime()) / 1000),
      }
    : { unfolded };
};
