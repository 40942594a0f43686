import { and, desc, eq, exists, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { applications } from '../../db/schema/applications';
import { users } from '../../db/schema/users';
import type { SignedInContext } from '../serviceContext';
import { shownStatusDate } from './shownStatusDate';

const original = alias(applications, 'original');
const recheck = alias(applications, 'recheck');

/** Which matches to read, newest first: some after others, of all or of those created before a moment. */
export interface Stretch {
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
  { limit, offset, before }: Stretch,
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
