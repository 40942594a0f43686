import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { lisbonTimeZone } from '../../../../contract/rules/lisbonDay';
import { listedFields, pickFields } from '../../../../contract/rules/requestFields';
import { applications } from '../../../db/schema/applications';
import { users } from '../../../db/schema/users';
import type { SignedInContext } from '../../context/serviceContext';
import { type CountedFilter, selectDays } from '../counts/countedMatches';
import { shownStatusDate } from '../visibility/shownStatusDate';
import { auditSearch, auditSearchStatement } from './auditSearch';
import { newestFirst, type RowOrder, sortedKeys, sortKeys } from './rowOrder';
import type { ApplicationSearch } from './searchConditions';

const original = alias(applications, 'original');
const recheck = alias(applications, 'recheck');

/** Which matches to read: `limit` of them after `offset` others, newest first by default. */
export interface PageRange {
  limit: number;
  offset: number;
  order?: RowOrder;
  /** The search that shows them, if the same statement is to record it. */
  recorded?: ApplicationSearch;
}

/** Some matches, and their total number if known; only a row can carry it. */
export interface FoundPage {
  readonly rows: FoundApplication[];
  readonly total: number | undefined;
}

/** How to read the matches and their total. */
interface ReadingTerms {
  /** The total number, as a value for the statement. */
  readonly total?: SQL;
  /** Whether to count them in the same pass instead; for matches that are rare. */
  readonly isCounted?: boolean;
  /** Whether `offset` counts from the other end of the list; the order stays the same. */
  readonly isFromEnd?: boolean;
  /** Conditions that together are equivalent, each with its matches in order in an index. */
  readonly parts?: readonly (SQL | undefined)[] | undefined;
}

/**
 * Reads matches as the lists need them and, if requested, their total number in the same statement. The page
 * is found by keys alone, which an index has, and only its own rows are looked up: skipped ones cost neither
 * their row nor what is shown beside it.
 */
export const readPage = (
  context: SignedInContext,
  conditions: SQL | undefined,
  {
    limit,
    offset,
    order = newestFirst,
    recorded,
    total = sql`null`,
    isCounted = false,
    isFromEnd = false,
    parts,
  }: PageRange & ReadingTerms,
): Promise<FoundPage> => {
  const { columns, sorted, fromEnd } = sortKeys(order);
  const all = (some: SQL | undefined, more = sql``) =>
    sql`select ${columns}${more} from applications where ${some ?? sql`true`}`;
  const first = (some: SQL | undefined, most: number) =>
    sql`${all(some)} order by ${isFromEnd ? fromEnd : sorted} limit ${most}::int`;
  const among = (keys: SQL) =>
    sql`(${keys}) as key order by ${sortedKeys('key', order, isFromEnd)} limit ${limit}::int offset ${offset}::int`;
  const listed = () => {
    // With the sort inside, the planner would walk the list's order, expecting to meet these few and stop
    // early.
    if (isCounted) return among(all(conditions, sql`, count(*) over () as total`));
    if (!parts || parts.length < 2) return sql`(${first(conditions, limit)} offset ${offset}::int) as key`;
    const each = parts.map((part) => sql`(${first(part, offset + limit)})`);
    return among(sql.join(each, sql` union all `));
  };
  const withTotal = isCounted ? sql`` : sql`, ${total} as total`;
  return readKeys(context, sql`select key.*${withTotal} from ${listed()}`, { order, recorded });
};

/**
 * Reads a page, by time, of what filters match that the counts by day cover: they give the days that the page is
 * on and its position within them. Each day is scanned on its own, from its nearer end, and nothing in between,
 * however rare the matches are. A single day may hold the lists of a whole year.
 */
export const readCountedPage = (
  context: SignedInContext,
  counted: CountedFilter,
  conditions: SQL | undefined,
  { limit, offset, order = newestFirst, recorded }: PageRange,
): Promise<FoundPage> => {
  const first = order.direction === 'DESC' ? 'newest' : 'oldest';
  const begin = (day: SQL) => sql`((${day})::timestamp at time zone ${sql.raw(`'${lisbonTimeZone}'`)})`;
  const from = sql`greatest(${offset}::int8 - shown.before, 0)`;
  const until = sql`least(${offset + limit}::int8 - shown.before, shown.count)`;
  const isNearerToEnd = sql`${from} > shown.count / 2`;
  const { columns, sorted, fromEnd } = sortKeys(order);
  const ofDay = sql`
    select ${columns} from applications
    where ${conditions ?? sql`true`} and created_on >= ${begin(sql`shown.day`)} and created_on < ${begin(sql`shown.day + 1`)}`;
  return readKeys(
    context,
    sql`select key.*, shown.total from (${selectDays(counted, { offset, limit, first })}) as shown cross join lateral (
      (${ofDay} order by ${sorted} limit case when ${isNearerToEnd} then 0 else ${until} - ${from} end offset ${from})
      union all
      (${ofDay} order by ${fromEnd} limit case when ${isNearerToEnd} then ${until} - ${from} else 0 end offset shown.count - ${until})
    ) as key`,
    { order, recorded },
  );
};

/** Reads what the lists show of the applications that `keys` finds, along with its `total`. */
const readKeys = async (
  context: SignedInContext,
  keys: SQL,
  { order, recorded }: Pick<PageRange, 'recorded'> & { order: RowOrder },
) => {
  const { db } = context;
  const sorted = sortedKeys('page', order);
  const page = db.$with('page', {}).as(keys);
  const noted = recorded && db.$with('noted', {}).as(auditSearchStatement(context, recorded, sorted));
  const found = await db
    .with(page, ...(noted ? [noted] : []))
    .select({
      total: sql<number | null>`page.total::float8`,
      row: {
        id: applications.id,
        kind: applications.kind,
        recheckApplicationId: applications.recheckApplicationId,
        ...pickFields(applications, listedFields),
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
      },
    })
    .from(sql`page`)
    .innerJoin(applications, sql`${applications.id} = page.id`)
    .innerJoin(users, eq(users.id, applications.providerId))
    .leftJoin(original, eq(original.id, applications.recheckApplicationId))
    .orderBy(sorted);
  return { rows: found.map(({ row }) => row), total: found[0]?.total ?? undefined };
};

/** An application as the lists need it. */
export type FoundApplication = Awaited<ReturnType<typeof readKeys>>['rows'][number];

const rowsAtOnce = 1000;

/**
 * Matches the rows after this one, which may be deleted by now; compares the database's own timestamp, which
 * is finer than a Date.
 */
const comesAfter = ({ id, createdOnText }: FoundApplication): SQL =>
  sql`(${applications.createdOn}, ${applications.id}) < (${createdOnText}::timestamptz, ${id}::int)`;

/** Yields all matches, newest first, in batches, so that only one batch is in memory. Records whose data was read. */
export async function* readAllPages(
  context: SignedInContext,
  search: ApplicationSearch,
  conditions: SQL | undefined,
): AsyncGenerator<FoundApplication[]> {
  let after: SQL | undefined;
  for (;;) {
    const { rows } = await readPage(context, and(conditions, after), { limit: rowsAtOnce, offset: 0 });
    const end = rows.at(-1);
    // An empty page after others shows nobody new.
    if (end || !after) await auditSearch(context, search, rows);
    if (!end) return;
    yield rows;
    if (rows.length < rowsAtOnce) return;
    after = comesAfter(end);
  }
}
