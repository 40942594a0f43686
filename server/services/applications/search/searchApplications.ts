import { type SQL, sql } from 'drizzle-orm';
import {
  searchApplications as searchApplicationsCall,
  searchBackofficeApplications as searchBackofficeCall,
  searchEligibleApplications as searchEligibleCall,
} from '../../../../contract/calls/application';
import { applicationStatus, statusesInOrder } from '../../../../contract/rules/applicationStatuses';
import { applications } from '../../../db/schema/applications';
import { requireAccess } from '../../context/requireAccess';
import type { SignedInContext } from '../../context/serviceContext';
import { type CountedFilter, countByStatus, countOf } from '../counts/countedMatches';
import { countShares } from '../counts/countShares';
import { auditSearch } from './auditSearch';
import { countOfQueue } from './queueConditions';
import { type FoundApplication, type FoundPage, type PageRange, readCountedPage, readPage } from './readPage';
import { orderOf, type RowOrder } from './rowOrder';
import {
  type ApplicationSearch,
  countedConditions,
  fewValues,
  onlyListed,
  type ResolvedSearch,
  resolveSearch,
  searchConditions,
  withRareGroup,
} from './searchConditions';
import { isDecided } from './searchedGroups';

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

/** Returns a page of the matches, of one kind if given; records whose data it showed, or how many match. */
export const findApplications = async (
  context: SignedInContext,
  search: ApplicationSearch & Paging,
  kind?: typeof applications.$inferSelect.kind,
): Promise<ApplicationPage> => {
  const resolved = await asFew(context, await resolveSearch(context, search, kind));
  const order = orderOf(context, search);
  const paging = { ...search, order, recorded: search };
  const found = await chooseFinder(resolved, order)(context, resolved, paging);
  if (found.rows.length === 0) await auditSearch(context, search, [], found.totalItems);
  return found;
};

/**
 * Treats the decisions of a search as rare if few applications have them, since those may lie far apart in
 * the list. Skips the count if the search is rare for another reason.
 */
const asFew = async (context: SignedInContext, resolved: ResolvedSearch): Promise<ResolvedSearch> => {
  const { group } = resolved.counted;
  if (resolved.rare || !group || !isDecided(group)) return resolved;
  const isFew = (await countNow(context, countOf(resolved.counted))) <= maxLookedThrough;
  return isFew ? withRareGroup(resolved, group) : resolved;
};

/** A page in some order, and the search that its rows are recorded for. */
type OrderedPaging = Paging & { readonly order: RowOrder; readonly recorded: ApplicationSearch };

/** Chooses how to find a page, by how rare the matches are and by the order requested. */
const chooseFinder = ({ rare, uncounted, queue, counted }: ResolvedSearch, { by }: RowOrder) => {
  if (rare || uncounted || queue?.isDated || by === 'applicationStatusDate') return findListed;
  if (by === 'applicationStatusId') return findByStatus;
  return isOfMany(counted) ? findOfMany : findCounted;
};

/** How many rows may be scanned for a page instead of finding its days first. */
const maxLookedThrough = 2_000;
/** How many rows listed by an index may be scanned: they are scattered, so that each may cost a disk read. */
const maxListed = 500;

/** Returns whether a search has so many e-mails and authors that adding up the counts of each should be avoided. */
const isOfMany = ({ providerEmails, createdByIds }: CountedFilter) => {
  const lists = [providerEmails, createdByIds].filter((list) => list !== undefined);
  return lists.length > 0 && lists.every(({ length }) => length > fewValues);
};

/**
 * Finds a page of a search by many e-mails or authors. If an index lists few applications by its other
 * filters, those are scanned; if the matches are close together, the list is scanned without finding their
 * days.
 */
const findOfMany = async (
  context: SignedInContext,
  resolved: ResolvedSearch,
  paging: OrderedPaging,
): Promise<ApplicationPage> => {
  const { pageSize: limit, order, recorded } = paging;
  const offset = offsetOf(paging);
  const end = offset + limit;
  const { ofAnybody, listed, ofThoseDays, total } = await countShares(context.db, resolved.counted, {
    few: maxListed,
    end,
  });
  if (ofAnybody === 0) return { rows: [], totalItems: 0 };
  if (listed <= maxListed) return findListed(context, onlyListed(resolved), paging);
  if (total === null || end * ofThoseDays > total * maxLookedThrough)
    return findCounted(context, resolved, paging);
  const { rows } = await readPage(context, searchConditions(resolved), { limit, offset, order, recorded });
  return { rows, totalItems: total };
};

const offsetOf = ({ pageNumber, pageSize }: Paging) => (pageNumber - 1) * pageSize;

/** Finds a page of what is counted by day, by time. */
const findCounted = (
  context: SignedInContext,
  { counted }: ResolvedSearch,
  { order, recorded, ...paging }: OrderedPaging,
): Promise<ApplicationPage> =>
  readCounted(context, counted, { offset: offsetOf(paging), limit: paging.pageSize, order, recorded });

/** Reads matches by time: the counts give their total number and the days that they are on. */
const readCounted = async (
  context: SignedInContext,
  counted: CountedFilter,
  range: PageRange,
): Promise<ApplicationPage> =>
  withTotal(await readCountedPage(context, counted, countedConditions(counted), range), range, () =>
    countNow(context, countOf(counted)),
  );

/** Adds the total number of matches, which an empty page does not carry. */
const withTotal = async (
  { rows, total }: FoundPage,
  { offset }: { offset: number },
  count: () => Promise<number>,
): Promise<ApplicationPage> => ({ rows, totalItems: total ?? (offset === 0 ? 0 : await count()) });

const countNow = async ({ db }: SignedInContext, count: SQL<number>): Promise<number> => {
  const [counted] = await db.select({ count }).from(sql`(values (1)) as one`);
  return counted?.count ?? 0;
};

/**
 * Finds a page sorted by status: the lists of each status in turn, newest first, with their lengths from the
 * counts.
 */
const findByStatus = async (
  context: SignedInContext,
  { counted }: ResolvedSearch,
  paging: OrderedPaging,
): Promise<ApplicationPage> => {
  const { direction, isProviderSide } = paging.order;
  const counts = await countByStatus(context.db, counted);
  const offset = offsetOf(paging);
  const inOrder = statusesInOrder(isProviderSide);
  const parts: { statusIds: number[]; offset: number; limit: number }[] = [];
  let before = 0;
  for (const statusIds of direction === 'ASC' ? inOrder : inOrder.toReversed()) {
    const found = statusIds.filter((id) => counts.has(id));
    const count = found.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0);
    const from = Math.max(offset - before, 0);
    const until = Math.min(offset + paging.pageSize - before, count);
    if (from < until) parts.push({ statusIds: found, offset: from, limit: until - from });
    before += count;
  }
  // A single statement records what it reads; the results of several are recorded together.
  const recorded = parts.length === 1 ? paging.recorded : undefined;
  const rows: FoundApplication[] = [];
  for (const { statusIds, ...range } of parts)
    rows.push(...(await readCounted(context, { ...counted, statusIds }, { ...range, recorded })).rows);
  if (!recorded && rows.length > 0) await auditSearch(context, paging.recorded, rows);
  return { rows, totalItems: before };
};

/**
 * Finds a page of what an index has in the list's order: a queue, by length of wait, or matches of a rare
 * value, such as a tax number or a postal code. Counts by day give the total of a queue without a time limit;
 * everything else is counted one by one. Far from the beginning, the list is read from its nearer end.
 */
const findListed = async (
  context: SignedInContext,
  resolved: ResolvedSearch,
  paging: OrderedPaging,
): Promise<ApplicationPage> => {
  const { pageSize: limit, order, recorded } = paging;
  const offset = offsetOf(paging);
  const conditions = searchConditions(resolved);
  const among = (rows: SQL | undefined) =>
    searchConditions({ ...resolved, queue: resolved.queue && { ...resolved.queue, rows } });
  const { rare, uncounted, queue } = resolved;
  const waiting = rare || uncounted || order.by !== 'applicationStatusDate' ? undefined : queue;
  const total = waiting
    ? countOfQueue(waiting, resolved.counted, among)
    : sql<number>`(select count(*) from ${applications} where ${conditions})`.mapWith(Number);
  const range = { limit, offset, order, recorded, parts: waiting?.rowsByStatus.map(among) };
  if (offset <= maxLookedThrough) {
    // For common values, counting by an index is faster than a pass that reads the rows.
    const counting = !rare && (queue || uncounted) ? { total } : { isCounted: true };
    return withTotal(await readPage(context, conditions, { ...range, ...counting }), range, () =>
      countNow(context, total),
    );
  }
  const totalItems = await countNow(context, total);
  const shown = Math.min(limit, totalItems - offset);
  if (shown <= 0) return { rows: [], totalItems };
  const fromEnd = totalItems - offset - shown;
  const { rows } =
    fromEnd < offset
      ? await readPage(context, conditions, { ...range, limit: shown, offset: fromEnd, isFromEnd: true })
      : await readPage(context, conditions, range);
  return { rows, totalItems };
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
