import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { lisbonTimeZone } from '../../../../contract/rules/lisbonDay';
import { applications } from '../../../db/schema/applications';
import { users } from '../../../db/schema/users';
import type { SignedInContext } from '../../context/serviceContext';
import { shownStatusDate } from '../visibility/shownStatusDate';
import { recordingSearch, recordSearch } from './recordSearch';
import { newestFirst, type RowOrder, sortedKeys, sortKeys } from './rowOrder';
import type { ApplicationSearch } from './searchConditions';

const original = alias(applications, 'original');
const recheck = alias(applications, 'recheck');

/** Which matches to read: so many after so many others, newest first where nothing else is said. */
export interface PageRange {
  limit: number;
  offset: number;
  order?: RowOrder;
  /** The search that shows them, where the same statement is to record it. */
  recorded?: ApplicationSearch;
}

/**
 * Reads matches as the lists need them. The page is found by keys alone, which an index has, and only its own rows are
 * looked up: skipped ones cost neither their row nor what is shown beside it.
 */
export const readPage = (
  context: SignedInContext,
  conditions: SQL | undefined,
  { limit, offset, order = newestFirst, recorded }: PageRange,
) => {
  const { columns, sorted } = sortKeys(order);
  return readKeys(
    context,
    sql`select ${columns} from applications where ${conditions ?? sql`true`}
      order by ${sorted} limit ${limit}::int offset ${offset}::int`,
    { order, recorded },
  );
};

/**
 * The same among the matches of some days in Lisbon, by time, which are all that the page has: each is looked through by
 * itself, so that nothing between them is, however rare the matches are.
 */
export const readDays = (
  context: SignedInContext,
  conditions: SQL | undefined,
  { days, limit, offset, order = newestFirst, recorded }: PageRange & { days: readonly string[] },
) => {
  const begin = (day: SQL) => sql`((${day})::timestamp at time zone ${sql.raw(`'${lisbonTimeZone}'`)})`;
  const { columns, sorted } = sortKeys(order);
  return readKeys(
    context,
    sql`select key.* from unnest(${sql.param(days)}::date[]) as shown (day) cross join lateral (
        select ${columns} from applications
        where ${conditions ?? sql`true`} and created_on >= ${begin(sql`shown.day`)} and created_on < ${begin(sql`shown.day + 1`)}
        order by ${sorted} limit ${limit + offset}::int
      ) as key order by ${sortedKeys('key', order)} limit ${limit}::int offset ${offset}::int`,
    { order, recorded },
  );
};

/** What the lists show of the applications whose ids and moments a statement finds. */
const readKeys = (
  context: SignedInContext,
  keys: SQL,
  { order, recorded }: Pick<PageRange, 'recorded'> & { order: RowOrder },
) => {
  const { db } = context;
  const sorted = sortedKeys('page', order);
  const page = db.$with('page', {}).as(keys);
  const noted = recorded && db.$with('noted', {}).as(recordingSearch(context, recorded, sorted));
  return db
    .with(page, ...(noted ? [noted] : []))
    .select({
      id: applications.id,
      kind: applications.kind,
      recheckApplicationId: applications.recheckApplicationId,
      fullName: applications.fullName,
      fiscalNumber: applications.fiscalNumber,
      isStudent: applications.isStudent,
      studentFiscalNumber: applications.studentFiscalNumber,
      createdOn: applications.createdOn,
      createdOnText: sql<string>`${applications.createdOn}::text`,
      statusId: applications.statusId,
      statusDate: shownStatusDate(context),
      hasAddressChanged: applications.hasAddressChanged,
      providerName: users.name,
      originalStatusId: original.statusId,
      hasRecheck: sql<boolean>`${exists(
        context.db
          .select({ id: recheck.id })
          .from(recheck)
          .where(and(eq(recheck.recheckApplicationId, applications.id), eq(recheck.kind, 'recheck'))),
      )}`,
    })
    .from(sql`page`)
    .innerJoin(applications, sql`${applications.id} = page.id`)
    .innerJoin(users, eq(users.id, applications.providerId))
    .leftJoin(original, eq(original.id, applications.recheckApplicationId))
    .orderBy(sorted);
};

/** An application as the lists need it. */
export type FoundApplication = Awaited<ReturnType<typeof readPage>>[number];

const rowsAtOnce = 1000;

/** Rows after this one, which may be deleted by now; by the database's own timestamp, which is finer than a Date. */
const comesAfter = ({ id, createdOnText }: FoundApplication): SQL =>
  sql`(${applications.createdOn}, ${applications.id}) < (${createdOnText}::timestamptz, ${id}::int)`;

/** All matches, newest first, in batches, so that only one batch is in memory. Whose data was read is recorded. */
export async function* readAllPages(
  context: SignedInContext,
  search: ApplicationSearch,
  conditions: SQL | undefined,
): AsyncGenerator<FoundApplication[]> {
  let after: SQL | undefined;
  for (;;) {
    const rows = await readPage(context, and(conditions, after), { limit: rowsAtOnce, offset: 0 });
    const end = rows.at(-1);
    // An empty page after others shows no one new.
    if (end || !after) await recordSearch(context, search, rows);
    if (!end) return;
    yield rows;
    if (rows.length < rowsAtOnce) return;
    after = comesAfter(end);
  }
}
