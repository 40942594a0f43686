import { and, desc, eq, exists, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { applications } from '../../../db/schema/applications';
import { users } from '../../../db/schema/users';
import type { SignedInContext } from '../../context/serviceContext';
import { shownStatusDate } from '../visibility/shownStatusDate';
import { recordSearch } from './recordSearch';
import type { ApplicationSearch } from './searchConditions';

const original = alias(applications, 'original');
const recheck = alias(applications, 'recheck');

/** Which matches to read, newest first: some after others, of all or of those created before a moment. */
export interface PageRange {
  limit: number;
  offset: number;
  before?: Date | undefined;
}

/**
 * Reads matches as the lists need them, newest first. The page is found by keys alone, which an index has, and only its
 * own rows are looked up: skipped ones cost neither their row nor what is shown beside it.
 */
export const readPage = (
  context: SignedInContext,
  conditions: SQL | undefined,
  { limit, offset, before }: PageRange,
) => {
  const page = context.db
    .select({ id: applications.id, createdOn: applications.createdOn })
    .from(applications)
    .where(and(conditions, before && lt(applications.createdOn, before)))
    .orderBy(desc(applications.createdOn), desc(applications.id))
    .limit(limit)
    .offset(offset)
    .as('page');
  return context.db
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
    .from(page)
    .innerJoin(applications, eq(applications.id, page.id))
    .innerJoin(users, eq(users.id, applications.providerId))
    .leftJoin(original, eq(original.id, applications.recheckApplicationId))
    .orderBy(desc(page.createdOn), desc(page.id));
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
