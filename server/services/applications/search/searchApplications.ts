import {
  searchApplications as searchApplicationsCall,
  searchBackofficeApplications as searchBackofficeCall,
  searchEligibleApplications as searchEligibleCall,
} from '../../../../contract/calls/application';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { applications } from '../../../db/schema/applications';
import { requireAccess } from '../../context/requireAccess';
import type { SignedInContext } from '../../context/serviceContext';
import { countAmong, measureMatches } from '../counts/countedMatches';
import { type FoundApplication, readDays, readPage } from './readPage';
import { recordSearch } from './recordSearch';
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
  const { rare, counted } = resolved;
  const ofOrigins = counted.providerEmails || counted.createdByIds ? findByOrigins : findCounted;
  const found = await (rare ? findRare : ofOrigins)(context, resolved, search);
  await recordSearch(context, search, found.rows);
  return found;
};

/** Rows that may be looked through for a page instead of finding its days first. */
const mostLookedThrough = 2_000;

/** A page of many e-mails or authors: where the matches are close together, its days need not be found. */
const findByOrigins = async (
  context: SignedInContext,
  resolved: ResolvedSearch,
  paging: Paging,
): Promise<ApplicationPage> => {
  const { pageSize: limit } = paging;
  const offset = offsetOf(paging);
  const { total, among } = await countAmong(context.db, resolved.counted);
  if (offset >= total) return { rows: [], totalItems: total };
  if ((offset + limit) * among > total * mostLookedThrough) return findCounted(context, resolved, paging);
  return { rows: await readPage(context, searchConditions(resolved), { limit, offset }), totalItems: total };
};

const offsetOf = ({ pageNumber, pageSize }: Paging) => (pageNumber - 1) * pageSize;

/** A page of what is counted by day: the counts say how many there are, and on which days those of the page. */
const findCounted = async (
  context: SignedInContext,
  { counted }: ResolvedSearch,
  paging: Paging,
): Promise<ApplicationPage> => {
  const { pageSize: limit } = paging;
  const offset = offsetOf(paging);
  const { total, days } = await measureMatches(context.db, counted, { offset, limit });
  const [newest] = days;
  const conditions = countedConditions(counted);
  const rows = newest
    ? await readDays(context, conditions, {
        days: days.map(({ day }) => day),
        offset: offset - newest.newer,
        limit,
      })
    : [];
  return { rows, totalItems: total };
};

/** A page of what few applications have, such as a tax number or a postal code: they are counted one by one. */
const findRare = async (
  context: SignedInContext,
  resolved: ResolvedSearch,
  paging: Paging,
): Promise<ApplicationPage> => {
  const { pageSize: limit } = paging;
  const offset = offsetOf(paging);
  const conditions = searchConditions(resolved);
  const rows = await readPage(context, conditions, { limit, offset });
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
