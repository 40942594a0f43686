import { type SQL, sql } from 'drizzle-orm';
import {
  searchApplications as searchApplicationsCall,
  searchBackofficeApplications as searchBackofficeCall,
  searchEligibleApplications as searchEligibleCall,
} from '../../../../contract/calls/application';
import { applicationStatus, statusesInOrder } from '../../../../contract/rules/applicationStatuses';
import { lisbonTimeZone } from '../../../../contract/rules/lisbonDay';
import { applications } from '../../../db/schema/applications';
import { requireAccess } from '../../context/requireAccess';
import type { SignedInContext } from '../../context/serviceContext';
import { countByStatus, countOf } from '../counts/countApplications';
import type { CountedFilter } from '../counts/countedFilter';
import { selectDays } from '../counts/selectDays';
import { auditSearch } from './auditSearch';
import {
  type FoundApplication,
  newestFirst,
  orderOf,
  type RowOrder,
  readRows,
  sortedBy,
  sortedColumns,
} from './readRows';
import {
  type ApplicationSearch,
  countedConditions,
  isDecided,
  type ResolvedSearch,
  resolveSearch,
  searchConditions,
  withRareGroup,
} from './searchFilters';

/** A page to read, counted from 1. */
export interface Paging {
  pageNumber: number;
  pageSize: number;
}

/** A page of applications, and the total number of matches. */
export interface ApplicationPage {
  readonly rows: FoundApplication[];
  readonly totalItems: number;
}

/**
 * Returns a page of the matching applications of the actor's own provider, newest first (spec 7, "search").
 */
export const searchApplications = async (
  context: SignedInContext,
  search: ApplicationSearch & Paging,
): Promise<ApplicationPage> => {
  requireAccess(context, searchApplicationsCall);
  return findApplications(context, search);
};

/** Returns a page of the matching applications of every provider, newest first (spec 7, "search-backoffice"). */
export const searchBackofficeApplications = async (
  context: SignedInContext,
  search: ApplicationSearch & Paging,
): Promise<ApplicationPage> => {
  requireAccess(context, searchBackofficeCall);
  return findApplications(context, search);
};

/**
 * Searches the requests whose tariff can be activated: Eligible, and neither rechecks nor maintenance
 * requests, which have no tariff of their own; finds nothing for another status (spec 7, "search-eligible").
 */
export const searchEligibleApplications = async (
  context: SignedInContext,
  search: ApplicationSearch & Paging,
): Promise<ApplicationPage> => {
  requireAccess(context, searchEligibleCall);
  const { applicationStatusId = applicationStatus.eligible } = search;
  if (applicationStatusId === applicationStatus.eligible)
    return findApplications(context, { ...search, applicationStatusId }, 'request');
  await auditSearch(context, search, []);
  return { rows: [], totalItems: 0 };
};

/** Which rows of a list to read, after how many others. */
interface Range {
  readonly offset: number;
  readonly limit: number;
}

/**
 * Returns a page of the matches, of one kind if given, and records whose data it showed, or how many match.
 *
 * There are two ways to find it. What the counts by day cover is found by day: they give the total, and the days
 * that the page is on. All else is listed by an index: rare values, what waits in a queue by length of wait,
 * groups beside something that no count has them for, and the close matches of many e-mails or authors.
 */
export const findApplications = async (
  context: SignedInContext,
  search: ApplicationSearch & Paging,
  kind?: typeof applications.$inferSelect.kind,
): Promise<ApplicationPage> => {
  const order = orderOf(context, search);
  const { pageNumber, pageSize: limit } = search;
  const range = { offset: (pageNumber - 1) * limit, limit };
  const resolved = await withFewDecisionsListed(context, await resolveSearch(context, search, kind));
  const { beside, queue } = resolved;
  const isListed = beside || queue?.isUncounted || queue?.leftOut || order.by === 'applicationStatusDate';
  const close =
    isListed || order.by !== 'createdOn' ? undefined : await countIfClose(context, resolved, range);
  const findCounted = order.by === 'applicationStatusId' ? findByStatus : findByDay;
  const found =
    isListed || close !== undefined
      ? await findListed(context, resolved, order, range, close)
      : await findCounted(context, resolved, order, range);
  await auditSearch(context, search, found.rows, found.totalItems);
  return found;
};

/** From this many e-mails or authors on, finding days takes a sum over each for every span. */
const many = 100;
/** How many applications may be looked through for a page. */
const maxLookedThrough = 2_000;

/** Counts the matches of many e-mails or authors if they are so close together that the list itself finds the page. */
const countIfClose = async (
  context: SignedInContext,
  { counted }: ResolvedSearch,
  { offset, limit }: Range,
): Promise<number | undefined> => {
  const { firstDay, lastDay, providerEmails, createdByIds } = counted;
  if (Math.max(providerEmails?.length ?? 0, createdByIds?.length ?? 0) < many) return undefined;
  const [found] = await context.db
    .select({ all: countOf({ firstDay, lastDay }), matches: countOf(counted) })
    .from(sql`(values (1)) as one`);
  const { all = 0, matches = 0 } = found ?? {};
  return (offset + limit) * all < matches * maxLookedThrough ? matches : undefined;
};

/** With more decisions than this, some are on any few days of the list; fewer may lie far apart. */
const fewDecisions = 2_000;

/** Few decisions are listed by their own index. */
const withFewDecisionsListed = async (
  context: SignedInContext,
  resolved: ResolvedSearch,
): Promise<ResolvedSearch> => {
  const { group } = resolved.counted;
  if (resolved.beside || !group || !isDecided(group)) return resolved;
  return (await readValue(context, countOf(resolved.counted))) > fewDecisions
    ? resolved
    : withRareGroup(resolved);
};

const readValue = async ({ db }: SignedInContext, value: SQL<number>): Promise<number> => {
  const [found] = await db.select({ value }).from(sql`(values (1)) as one`);
  return found?.value ?? 0;
};

/**
 * Finds a page by time. The counts give the days that it is on and its position within them; each day is read on
 * its own, and nothing in between, however rare the matches are.
 */
const findByDay = async (
  context: SignedInContext,
  { counted }: ResolvedSearch,
  order: RowOrder,
  { offset, limit }: Range,
): Promise<ApplicationPage> => {
  const first = order.direction === 'DESC' ? 'newest' : 'oldest';
  const begin = (day: SQL) => sql`((${day})::timestamp at time zone ${sql.raw(`'${lisbonTimeZone}'`)})`;
  const { rows, total } = await readRows(
    context,
    sql`
      select key.id, shown.total from (${selectDays(counted, { offset, limit, first })}) as shown
      cross join lateral (
        select id from applications
        where ${countedConditions(counted) ?? sql`true`}
          and created_on >= ${begin(sql`shown.day`)} and created_on < ${begin(sql`shown.day + 1`)}
        order by ${sortedBy(order)}
        offset greatest(${offset}::int8 - shown.before, 0)
        limit least(${offset + limit}::int8 - shown.before, shown.count) - greatest(${offset}::int8 - shown.before, 0)
      ) as key`,
    order,
  );
  // Only a row can carry the total.
  return { rows, totalItems: total ?? (await readValue(context, countOf(counted))) };
};

/** Finds a page sorted by status: the lists of each status in turn, newest first, with their lengths from the counts. */
const findByStatus = async (
  context: SignedInContext,
  resolved: ResolvedSearch,
  { direction, isProviderSide }: RowOrder,
  { offset, limit }: Range,
): Promise<ApplicationPage> => {
  const counts = await countByStatus(context.db, resolved.counted);
  const inOrder = statusesInOrder(isProviderSide);
  const rows: FoundApplication[] = [];
  let before = 0;
  for (const together of direction === 'ASC' ? inOrder : inOrder.toReversed()) {
    const statusIds = together.filter((id) => counts.has(id));
    const count = statusIds.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0);
    const from = Math.max(offset - before, 0);
    const until = Math.min(offset + limit - before, count);
    before += count;
    if (from >= until) continue;
    const ofStatus: CountedFilter = { ...resolved.counted, statusIds };
    const part = await findByDay(context, { ...resolved, counted: ofStatus }, newestFirst, {
      offset: from,
      limit: until - from,
    });
    rows.push(...part.rows);
  }
  return { rows, totalItems: before };
};

/**
 * Finds a page of what an index lists. The counts give the total of a queue that they cover, less the few that it
 * leaves out; all else is counted by the index.
 */
const findListed = async (
  context: SignedInContext,
  resolved: ResolvedSearch,
  order: RowOrder,
  { offset, limit }: Range,
  known?: number,
): Promise<ApplicationPage> => {
  const { beside, isRare, queue, counted } = resolved;
  const conditions = searchConditions(resolved);
  const select = (rows: SQL | undefined) =>
    sql`select ${sortedColumns} from applications where ${rows ?? sql`true`}`;
  const countRows = (rows: SQL | undefined) =>
    sql<number>`(select count(*) from ${applications} where ${rows})`.mapWith(Number);
  const countAll = () => {
    if (beside || queue?.isUncounted) return countRows(conditions);
    if (!queue?.leftOut) return countOf(counted);
    const leftOut = searchConditions({ ...resolved, queue: { ...queue, rows: queue.leftOut } });
    return sql<number>`(${countOf(counted)} - ${countRows(leftOut)})`.mapWith(Number);
  };
  const total = known === undefined ? countAll() : sql<number>`${known}::int8`.mapWith(Number);
  // The index of what waits has the order of each status on its own.
  const isByStatus = !beside && queue && order.by === 'applicationStatusDate';
  const parts = isByStatus
    ? queue.rowsByStatus.map(
        (ofStatus) =>
          sql`(${select(searchConditions({ ...resolved, queue: { ...queue, rows: ofStatus } }))} order by ${sortedBy(order)} limit ${offset + limit}::int)`,
      )
    : // Few matches are all looked at (`offset 0`): in the list's order, the planner would expect to meet them soon.
      [sql`(${select(conditions)} ${isRare ? sql`offset 0` : sql``})`];
  const { rows, total: found } = await readRows(
    context,
    sql`select key.id, ${total} as total from (${sql.join(parts, sql` union all `)}) as key
      order by ${sortedBy(order, 'key')} limit ${limit}::int offset ${offset}::int`,
    order,
  );
  return { rows, totalItems: found ?? (offset === 0 ? 0 : await readValue(context, total)) };
};
