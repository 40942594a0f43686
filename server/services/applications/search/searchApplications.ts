import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import {
  searchApplications as searchApplicationsCall,
  searchBackofficeApplications as searchBackofficeCall,
  searchEligibleApplications as searchEligibleCall,
} from '../../../../contract/calls/application';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { applications } from '../../../db/schema/applications';
import { requireAccess } from '../../context/requireAccess';
import type { SignedInContext } from '../../context/serviceContext';
import { type FoundApplication, readPage } from './readPage';
import { recordSearch } from './recordSearch';
import { type ApplicationSearch, searchConditions } from './searchConditions';
import { measureOf, placeOf } from './searchMeasure';

/** A page to read, counted from 1. */
export interface Paging {
  pageNumber: number;
  pageSize: number;
}

/** Matches that are counted for each page that is read, and skipped row by row; more are measured once for some seconds. */
const countedEachTime = 10_000;

const findPage = async (
  context: SignedInContext,
  conditions: SQL | undefined,
  { pageNumber, pageSize }: Paging,
): Promise<ApplicationPage> => {
  const offset = (pageNumber - 1) * pageSize;
  const read = (place: { offset: number; before?: Date | undefined }) =>
    readPage(context, conditions, { limit: pageSize, ...place });
  const measure = measureOf(context, conditions);
  const known = await measure.known;
  if (!known && offset <= countedEachTime) {
    const rows = await read({ offset });
    const isLast = rows.length < pageSize && (rows.length > 0 || offset === 0);
    if (isLast) return { rows, totalItems: offset + rows.length };
    const count = await countUpTo(context, conditions, countedEachTime);
    const totalItems = count ?? (await measure.take()).total;
    return { rows, totalItems };
  }
  const measured = known ?? (await measure.take());
  const place = placeOf(measured, offset);
  return { rows: place ? await read(place) : [], totalItems: measured.total };
};

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

/** A page of the matches, narrowed further where `only` says so; whose data it showed is recorded. */
export const findApplications = async (
  context: SignedInContext,
  search: ApplicationSearch & Paging,
  only?: SQL,
): Promise<ApplicationPage> => {
  const conditions = and(await searchConditions(context, search), only);
  const found = await findPage(context, conditions, search);
  await recordSearch(context, search, found.rows);
  return found;
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
    ? findApplications(context, { ...search, applicationStatusId }, eq(applications.kind, 'request'))
    : { rows: [], totalItems: 0 };
};

/** How many applications match; undefined where there are more than `most`, which it stops at. */
const countUpTo = async (
  { db }: SignedInContext,
  conditions: SQL | undefined,
  most: number,
): Promise<number | undefined> => {
  const matches = db
    .select({ one: sql`1`.as('one') })
    .from(applications)
    .where(conditions)
    .limit(most + 1)
    .as('matches');
  const [counted] = await db.select({ count: count() }).from(matches);
  const found = counted?.count ?? 0;
  return found > most ? undefined : found;
};
