import { count, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { applications } from '../../../db/schema/applications';
import type { SignedInContext } from '../../context/serviceContext';

/** How many applications match, and on which days they were created: newest first. */
export interface Measure {
  readonly total: number;
  readonly days: readonly { readonly begin: Date; readonly count: number }[];
}

interface Remembered {
  readonly until: number;
  readonly measure: Promise<Measure>;
}

/** How long a measure is reused: paging through more than ten thousand matches shows the same total. */
const rememberedMilliseconds = 15_000;
const mostRemembered = 200;
const day = 24 * 60 * 60 * 1000;

/** By database, as a process may serve several, and by the search as the database gets it, which has the actor's scope in it. */
const memory = new WeakMap<Database, Map<string, Remembered>>();

const keyOf = ({ db }: SignedInContext, conditions: SQL | undefined) =>
  JSON.stringify(db.select({ one: sql`1` }).from(applications).where(conditions).toSQL());

const memoryOf = (db: Database) => {
  const existing = memory.get(db) ?? new Map<string, Remembered>();
  memory.set(db, existing);
  return existing;
};

const readMeasure = async ({ db }: SignedInContext, conditions: SQL | undefined): Promise<Measure> => {
  const begin = sql<Date>`date_bin('1 day', ${applications.createdOn}, timestamptz '2000-01-01 00:00:00+00')`;
  const days = await db
    .select({ begin: begin.mapWith(applications.createdOn).as('begin'), count: count() })
    .from(applications)
    .where(conditions)
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`);
  return { total: days.reduce((sum, each) => sum + each.count, 0), days };
};

/** The measure of one search: the one of some seconds ago, where there is one, and how to get it otherwise. */
export interface SearchMeasure {
  readonly known: Promise<Measure> | undefined;
  /** Counts all matches, which is slow, and keeps the result for some seconds; simultaneous callers share it. */
  take(): Promise<Measure>;
}

/** Looks up what is known of how many applications match. */
export const measureOf = (context: SignedInContext, conditions: SQL | undefined): SearchMeasure => {
  const remembered = memoryOf(context.db);
  const key = keyOf(context, conditions);
  const moment = context.now().getTime();
  const known = () => {
    const found = remembered.get(key);
    return found && moment < found.until ? found.measure : undefined;
  };
  const count = () => {
    const measure = readMeasure(context, conditions);
    remembered.delete(key);
    remembered.set(key, { until: moment + rememberedMilliseconds, measure });
    measure.catch(() => remembered.delete(key));
    const [oldest] = remembered.keys();
    if (oldest !== undefined && remembered.size > mostRemembered) remembered.delete(oldest);
    return measure;
  };
  return { known: known(), take: () => known() ?? count() };
};

/** Where to read the match that comes after so many: at its day, after the few that are newer on it; undefined after the last. */
export const placeOf = (
  { days }: Measure,
  offset: number,
): { before: Date | undefined; offset: number } | undefined => {
  let left = offset;
  for (const [index, { begin, count: matches }] of days.entries()) {
    // Those of the newest day, and what came since, are read from the top.
    if (left < matches)
      return { offset: left, before: index === 0 ? undefined : new Date(begin.getTime() + day) };
    left -= matches;
  }
  return undefined;
};
