import { sql } from 'drizzle-orm';
import {
  searchApplications as searchApplicationsCall,
  searchBackofficeApplications as searchBackofficeCall,
  searchEligibleApplications as searchEligibleCall,
} from '../../../../contract/calls/application';
import { applicationStatus, statusesInOrder } from '../../../../contract/rules/applicationStatuses';
import { applications } from '../../../db/schema/applications';
import { requireAccess } from '../../context/requireAccess';
import type { SignedInContext } from '../../context/serviceContext';
import {
  type CountedFilter,
  countAmong,
  countByStatus,
  countOf,
  measureMatches,
} from '../counts/countedMatches';
import { type FoundApplication, type PageRange, readDays, readPage } from './readPage';
import { recordSearch } from './recordSearch';
import { newestFirst, type RowOrder } from './rowOrder';
import {
  type ApplicationSearch,
  countedConditions,
  type ResolvedSearch,
  resolveSearch,
  searchConditions,
} from './searchConditions';

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
  const resolved = await resolveSearch(context, search, kind);
  const order = orderOf(context, search);
  return wayOf(resolved, order)(context, resolved, { ...search, order, recorded: search });
};

/** The order of a search; in a queue, who has waited longest comes first. */
const orderOf = ({ actor }: SignedInContext, { queue, sortBy, sortOrder }: ApplicationSearch): RowOrder => {
  const isProviderSide = actor.role !== 'Administrator';
  if (sortBy) return { by: sortBy, direction: sortOrder ?? 'ASC', isProviderSide };
  return queue ? { by: 'applicationStatusDate', direction: 'ASC', isProviderSide } : newestFirst;
};

/** A page of some order, and the search that its rows are recorded for. */
type OrderedPaging = Paging & { readonly order: RowOrder; readonly recorded: ApplicationSearch };

/** How a page is found, by what few matches have, and by the order that they are wanted in. */
const wayOf = ({ rare, queue, counted }: ResolvedSearch, { by }: RowOrder) => {
  if (rare || queue?.isDated) return findRare;
  if (by === 'applicationStatusDate') return findWaiting;
  if (by === 'applicationStatusId') return findByStatus;
  return counted.providerEmails || counted.createdByIds ? findByOrigins : findCounted;
};

/** Rows that may be looked through for a page instead of finding its days first. */
const mostLookedThrough = 2_000;

/** A page of many e-mails or authors: where the matches are close together, its days need not be found. */
const findByOrigins = async (
  context: SignedInContext,
  resolved: ResolvedSearch,
  paging: OrderedPaging,
): Promise<ApplicationPage> => {
  const { pageSize: limit, order, recorded } = paging;
  const offset = offsetOf(paging);
  const { total, among } = await countAmong(context.db, resolved.counted);
  if (offset >= total) return { rows: [], totalItems: total };
  if ((offset + limit) * among > total * mostLookedThrough) return findCounted(context, resolved, paging);
  return {
    rows: await readPage(context, searchConditions(resolved), { limit, offset, order, recorded }),
    totalItems: total,
  };
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
  { offset, limit, order, recorded }: PageRange & { order: RowOrder },
): Promise<ApplicationPage> => {
  const first = order.direction === 'DESC' ? 'newest' : 'oldest';
  const { total, days } = await measureMatches(context.db, counted, { offset, limit, first });
  const [begin, ...others] = days;
  if (!begin) return { rows: [], totalItems: total };
  const conditions = countedConditions(counted);
  const range = { days: days.map(({ day }) => day), recorded };
  const from = offset - begin.before;
  // The later half of a day with a year's lists is nearer to its end.
  if (others.length === 0 && from > begin.count / 2) {
    const left = Math.max(begin.count - from - limit, 0);
    const shown = Math.min(limit, begin.count - from);
    const rows = await readDays(context, conditions, {
      ...range,
      offset: left,
      limit: shown,
      order: { ...order, direction: order.direction === 'DESC' ? 'ASC' : 'DESC' },
    });
    return { rows: rows.toReversed(), totalItems: total };
  }
  const rows = await readDays(context, conditions, { ...range, offset: from, limit, order });
  return { rows, totalItems: total };
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
  const rows: FoundApplication[] = [];
  let before = 0;
  for (const statusIds of direction === 'ASC' ? inOrder : inOrder.toReversed()) {
    const found = statusIds.filter((id) => counts.has(id));
    const count = found.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0);
    const from = Math.max(offset - before, 0);
    const until = Math.min(offset + paging.pageSize - before, count);
    if (from < until) {
      const range = { offset: from, limit: until - from, order: newestFirst };
      rows.push(...(await readCounted(context, { ...counted, statusIds: found }, range)).rows);
    }
    before += count;
  }
  // Several statements may have found them.
  await recordSearch(context, paging.recorded, rows);
  return { rows, totalItems: before };
};

/** A page of a queue, by how long each has waited, which an index of what waits has; the counts say how many they are. */
const findWaiting = async (
  context: SignedInContext,
  resolved: ResolvedSearch,
  paging: OrderedPaging,
): Promise<ApplicationPage> => {
  const { pageSize: limit, order, recorded } = paging;
  const range = { limit, offset: offsetOf(paging), order, recorded };
  const rows = await readPage(context, searchConditions(resolved), range);
  const [counted] = await context.db
    .select({ total: countOf(resolved.counted) })
    .from(sql`(values (1)) as one`);
  return { rows, totalItems: counted?.total ?? 0 };
};

/** A page of what few applications have, such as a tax number or a postal code: they are counted one by one. */
const findRare = async (
  context: SignedInContext,
  resolved: ResolvedSearch,
  paging: OrderedPaging,
): Promise<ApplicationPage> => {
  const { pageSize: limit, order, recorded } = paging;
  const offset = offsetOf(paging);
  const conditions = searchConditions(resolved);
  const rows = await readPage(context, conditions, { limit, offset, order, recorded });
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
  const totalItems = isLast ? offset + rows.length : await context.db.$count(applications, conditions);
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
