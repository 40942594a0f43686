import { and, gt, lte, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import {
  addLisbonDays,
  lisbonDate,
  lisbonTimeZone,
  startOfLisbonDay,
} from '../../../contract/rules/lisbonDay';
import type { Database } from '../../db/database';
import { rowsOf } from '../../db/rowsOf';
import { dailyDecisions, dailyFigures, dailyRequests } from '../../db/schema/dailyFigures';
import type { WorkContext } from '../context/workContext';
import type { ClaimedJob } from '../queue/claimJob';
import { putJobOff } from '../queue/settleJob';

/** Calendar days in Lisbon, both included, as AAAA-MM-DD. */
interface Days {
  readonly first: string;
  readonly last: string;
}

/** Decisions of one week that are alike. */
const decisions = z.object({
  /** The Monday that the week begins with. */
  week: z.string(),
  status_id: z.number(),
  is_by_person: z.boolean(),
  days: z.number(),
  count: z.number(),
});

/** Decisions about requests and rechecks by week, result, who decided, and the calendar days that it took. */
export const readDecisions = async (db: Database, asked: Days) => {
  const { kept, live } = await whereFigures(db, asked);
  const rows = rowsOf(
    await db.execute(sql`
      select date_trunc('week', day)::date::text as week, status_id, is_by_person, days, sum(count)::float8 as count
      from (
        select day, status_id, is_by_person, days, count from daily_decisions
        where day between ${kept.first}::date and ${kept.last}::date
        union all ${decisionsDuring(live)}
      ) as each group by 1, 2, 3, 4 order by 1, 2, 3, 4`),
  );
  return rows.map((row) => {
    const { week, status_id: statusId, is_by_person: isByPerson, days, count } = decisions.parse(row);
    return { week, statusId, isByPerson, days, count };
  });
};

const requests = z.object({ district: z.string(), count: z.number() });

/** Requests by the district of the fiscal address. */
export const readDistricts = async (db: Database, asked: Days) => {
  const { kept, live } = await whereFigures(db, asked);
  const rows = rowsOf(
    await db.execute(sql`
      select district, sum(count)::float8 as count from (
        select district, count from daily_requests
        where day between ${kept.first}::date and ${kept.last}::date
        union all select district, count from (${requestsDuring(live)}) as live
      ) as each group by district`),
  );
  return rows.map((row) => requests.parse(row));
};

/** The days whose figures are kept, and those that are still to be counted; either part may be empty. */
const whereFigures = async (db: Database, { first, last }: Days): Promise<{ kept: Days; live: Days }> => {
  const through = (await keptThrough(db)) ?? dayBefore(first);
  return {
    kept: { first, last: earlier(through, last) },
    live: { first: through < first ? first : dayAfter(through), last },
  };
};

const keptThrough = async (db: Database): Promise<string | undefined> => {
  const [row] = await db.select({ through: dailyFigures.through }).from(dailyFigures);
  return row?.through;
};

const results = sql.raw(`(${applicationStatus.eligible}, ${applicationStatus.nonEligible})`);
const lisbonDay = (column: string) => sql.raw(`(${column} at time zone '${lisbonTimeZone}')::date`);

/** Both ends are given, so that the database expects few rows and reads an index whatever the values are. */
const isDuring = (column: string, { first, last }: Days): SQL =>
  sql`${sql.raw(column)} >= ${startOf(first)} and ${sql.raw(column)} < ${startOf(dayAfter(last))}`;
const startOf = (day: string) =>
  sql`${startOfLisbonDay(new Date(`${day}T12:00:00Z`)).toISOString()}::timestamptz`;

const decisionsDuring = (during: Days): SQL => sql`
  select ${lisbonDay('decision.created_on')} as day, decision.status_id, decision.author_id is not null as is_by_person,
    greatest(0, ${lisbonDay('decision.created_on')} - ${lisbonDay('application.created_on')}) as days, count(*)::int as count
  from application_history as decision join applications as application on application.id = decision.application_id
  where decision.status_id in ${results} and ${isDuring('decision.created_on', during)} and application.kind <> 'maintenance'
  group by 1, 2, 3, 4`;

const requestsDuring = (during: Days): SQL => sql`
  select ${lisbonDay('created_on')} as day, district, count(*)::int as count
  from applications where kind = 'request' and ${isDuring('created_on', during)} group by 1, 2`;

/** So many days are counted by one transaction: on PGlite the server does nothing else meanwhile. */
const daysAtOnce = 32;
/** The last days are counted again each night, so that what an operator corrects by hand, or a wrong clock wrote, does not stay. */
const recountedDays = 7;
/** Transactions that began before midnight have ended by then. */
const settlingMilliseconds = 3_600_000;

/** Keeps the figures of every day that has ended; answers through which day. */
export const keepDailyFigures = async ({ db, now }: Pick<WorkContext, 'db' | 'now'>): Promise<string> => {
  const last = dayBefore(lisbonDate(new Date(now().getTime() - settlingMilliseconds)));
  const through = await keptThrough(db);
  const begin =
    through === undefined
      ? await firstDay(db)
      : earlier(dayAfter(through), daysAfter(last, 1 - recountedDays));
  for (let first = begin; first !== undefined && first <= last; first = daysAfter(first, daysAtOnce)) {
    const during = { first, last: earlier(daysAfter(first, daysAtOnce - 1), last) };
    await db.transaction((tx) => keepDays(tx, during));
  }
  return last;
};

const dated = z.object({ day: z.string().nullable() });

const firstDay = async (db: Database): Promise<string | undefined> => {
  const [row] = rowsOf(
    await db.execute(sql`select ${lisbonDay('min(created_on)')}::text as day from applications`),
  );
  return dated.parse(row).day ?? undefined;
};

const keepDays = async (tx: Database, during: Days): Promise<void> => {
  // Its row is locked from now on: two servers that keep the same days do so one after the other.
  await tx
    .insert(dailyFigures)
    .values({ id: 1, through: during.last })
    .onConflictDoUpdate({
      target: dailyFigures.id,
      set: { through: sql`greatest(${dailyFigures.through}, excluded.through)` },
    });
  for (const table of [dailyDecisions, dailyRequests])
    await tx.delete(table).where(and(gt(table.day, dayBefore(during.first)), lte(table.day, during.last)));
  await tx.execute(
    sql`insert into daily_decisions (day, status_id, is_by_person, days, count) ${decisionsDuring(during)}`,
  );
  await tx.execute(sql`insert into daily_requests (day, district, count) ${requestsDuring(during)}`);
};

/** Keeps the figures of what has ended, and again early on the next day. */
export const keepDailyFiguresJob = async (context: WorkContext, job: ClaimedJob): Promise<void> => {
  await keepDailyFigures(context);
  const tomorrow = startOfLisbonDay(addLisbonDays(context.now(), 1));
  const runAt = new Date(tomorrow.getTime() + 2 * settlingMilliseconds);
  await putJobOff<'keepDailyFigures'>(context.db, job, runAt, {});
};

const earlier = (one: string, other: string): string => (one < other ? one : other);
/** The day so many days after another. */
export const daysAfter = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};
const dayAfter = (day: string) => daysAfter(day, 1);
const dayBefore = (day: string) => daysAfter(day, -1);
