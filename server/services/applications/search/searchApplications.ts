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
import { countOfQueue } from './queueConditions';
import { type FoundApplication, type FoundPage, type PageRange, readCountedPage, readPage } from './readPage';
import { recordSearch } from './recordSearch';
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

/** A page of applications, and how many there are in all. */
export interface ApplicationPage {
  readonly rows: FoundApplication[];
  readonly totalItems: number;
}

/** A page of the applications that match, newest first, of the actor's own provider (spec 7, "search"). */
export const searchApplications = async (
  context: SignedInContext,
  search: ApplicationSearch & Paging,
): Promise<ApplicationPage> => {
  requireAccess(context, searchApplicationsCall);
  return findApplications(context, search);
};

/** The same among the requests of every provider. */
export const searchBackofficeApplications = async (
  context: SignedInContext,
  search: ApplicationSearch & Paging,
): Promise<ApplicationPage> => {
  requireAccess(context, searchBackofficeCall);
  return findApplications(context, search);
};

/** A page of the matches, of one kind where it is given; whose data it showed is recorded. */
export const findApplications = async (
  context: SignedInContext,
  search: ApplicationSearch & Paging,
  kind?: typeof applications.$inferSelect.kind,
): Promise<ApplicationPage> => {
  const resolved = await asFew(context, await resolveSearch(context, search, kind));
  const order = orderOf(context, search);
  return wayOf(resolved, order)(context, resolved, { ...search, order, recorded: search });
};

/**
 * Of a search by decisions that so few have that they are looked through: they may lie far apart in the list. What is rare
 * by something else need not be counted for that.
 */
const asFew = async (context: SignedInContext, resolved: ResolvedSearch): Promise<ResolvedSearch> => {
  const { group } = resolved.counted;
  if (resolved.rare || !group || !isDecided(group)) return resolved;
  const isFew = (await countNow(context, countOf(resolved.counted))) <= mostLookedThrough;
  return isFew ? withRareGroup(resolved, group) : resolved;
};

/** A page of some order, and the search that its rows are recorded for. */
type OrderedPaging = Paging & { readonly order: RowOrder; readonly recorded: ApplicationSearch };

/** How a page is found, by what few matches have, and by the order that they are wanted in. */
const wayOf = ({ rare, uncounted, queue, counted }: ResolvedSearch, { by }: RowOrder) => {
  if (rare || uncounted || queue?.isDated || by === 'applicationStatusDate') return findListed;
  if (by === 'applicationStatusId') return findByStatus;
  return isOfMany(counted) ? findOfMany : findCounted;
};

/** Rows that may be looked through for a page instead of finding its days first. */
const mostLookedThrough = 2_000;
/** The same of rows that an index lists, which lie far apart in the table: each may be one that the disk is asked for. */
const mostListed = 500;

/** Whether a search has so many e-mails and authors that adding up what is counted of each is worth avoiding. */
const isOfMany = ({ providerEmails, createdByIds }: CountedFilter) => {
  const lists = [providerEmails, createdByIds].filter((list) => list !== undefined);
  return lists.length > 0 && lists.every(({ length }) => length > fewValues);
};

/**
 * A page of many e-mails or authors. Where an index lists few applications with all else, those are looked through; where
 * the matches are close together, their days need not be found.
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
    few: mostListed,
    end,
  });
  if (ofAnybody === 0) return { rows: [], totalItems: 0 };
  if (listed <= mostListed) return findListed(context, onlyListed(resolved), paging);
  if (total === null || end * ofThoseDays > total * mostLookedThrough)
    return findCounted(context, resolved, paging);
  const { rows } = await readPage(context, searchConditions(resolved), { limit, offset, order, recorded });
  return { rows, totalItems: total };
};

const offsetOf = ({ pageNumber, pageSize }: Paging) => (pageNumber - 1) * pageSize;

/** A page of what is counted by day, by time. */
const findCounted = (
  context: SignedInContext,
  { counted }: ResolvedSearch,
  { order, recorded, ...paging }: OrderedPaging,
): Promise<ApplicationPage> =>
  readCounted(context, counted, { offset: offsetOf(paging), limit: paging.pageSize, order, recorded });

/** Some matches by time: the counts say how many there are in all, and on which days those lie. */
const readCounted = async (
  context: SignedInContext,
  counted: CountedFilter,
  range: PageRange,
): Promise<ApplicationPage> =>
  withTotal(await readCountedPage(context, counted, countedConditions(counted), range), range, () =>
    countNow(context, countOf(counted)),
  );

/** A page tells how many there are in all, but for one after the last. */
const withTotal = async (
  { rows, total }: FoundPage,
  { offset }: { offset: number },
  count: () => Promise<number>,
): Promise<ApplicationPage> => ({ rows, totalItems: total ?? (offset === 0 ? 0 : await count()) });

const countNow = async ({ db }: SignedInContext, count: SQL<number>): Promise<number> => {
  const [counted] = await db.select({ count }).from(sql`(values (1)) as one`);
  return counted?.count ?? 0;
};

/** A page sorted by status: the lists of each one after the other, newest first, of which the counts say how long they are. */
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
  // One statement records what it reads; what several read is recorded together.
  const recorded = parts.length === 1 ? paging.recorded : undefined;
  const rows: FoundApplication[] = [];
  for (const { statusIds, ...range } of parts)
    rows.push(...(await readCounted(context, { ...counted, statusIds }, { ...range, recorded })).rows);
  if (!recorded) await recordSearch(context, paging.recorded, rows);
  return { rows, totalItems: before };
};

/**
 * A page of what an index has in the order of the list: of a queue, by how long each has waited, or of what few
 * applications have, such as a tax number or a postal code. The counts say how many are in a queue that has no limit of
 * time; all others are counted one by one. Far from the beginning the list is read from its nearer end.
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
  if (offset <= mostLookedThrough) {
    // Of what many have an index tells the number sooner than a walk that reads them.
    const counting = !rare && (queue || uncounted) ? { total } : { isCounted: true };
    return withTotal(await readPage(context, conditions, { ...range, ...counting }), range, () =>
      countNow(context, total),
    );
  }
  const totalItems = await countNow(context, total);
  const shown = Math.min(limit, totalItems - offset);
  if (shown <= 0) {
    await recordSearch(context, recorded, []);
    return { rows: [], totalItems };
  }
  const fromEnd = totalItems - offset - shown;
  const { rows } =
    fromEnd < offset
      ? await readPage(context, conditions, { ...range, limit: shown, offset: fromEnd, isFromEnd: true })
      : await readPage(context, conditions, range);
  return { rows, totalItems };
};

/**
 * A search among the requests whose tariff can be given: Eligible, and neither rechecks nor maintenance requests, which
 * have no tariff of their own; asked for another status, it finds none (spec 7, "search-eligible").
 */
export const searchEligibleApplications = async (
  context: SignedInContext,
  search: ApplicationSearch & Paging,
): Promise<ApplicationPage> => {
  requireAccess(context, searchEligibleCall);
  const { applicationStatusId = applicationStatus.eligible } = search;
  return applicationStatusId === applicationStatus.eligible
    ? findApplications(context, { ...search, applicationStatusId }, 'request')
    : { rows: [], totalItems: 0 };
};
