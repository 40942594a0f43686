import { and, count, desc, eq, exists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { applications } from '../../db/schema/applications';
import { users } from '../../db/schema/users';
import { recordAudit } from '../audit/recordAudit';
import type { SignedInContext } from '../serviceContext';
import { type ApplicationSearch, searchConditions } from './searchConditions';
import { shownStatusDate } from './shownStatusDate';

const original = alias(applications, 'original');
const recheck = alias(applications, 'recheck');

/** A page to read, counted from 1. */
export interface Paging {
  pageNumber: number;
  pageSize: number;
}

const readRows = (context: SignedInContext, conditions: SQL | undefined, { pageNumber, pageSize }: Paging) =>
  context.db
    .select({
      id: applications.id,
      kind: applications.kind,
      recheckApplicationId: applications.recheckApplicationId,
      fullName: applications.fullName,
      fiscalNumber: applications.fiscalNumber,
      isStudent: applications.isStudent,
      studentFiscalNumber: applications.studentFiscalNumber,
      createdOn: applications.createdOn,
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
    .from(applications)
    .innerJoin(users, eq(users.id, applications.providerId))
    .leftJoin(original, eq(original.id, applications.recheckApplicationId))
    .where(conditions)
    .orderBy(desc(applications.createdOn), desc(applications.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize);

/** An application as the lists need it. */
export type FoundApplication = Awaited<ReturnType<typeof readRows>>[number];

/** A page of the applications that match, newest first, of those that the actor may see; whose data it showed is recorded (spec 7, "search"). */
export const searchApplications = async (
  context: SignedInContext,
  search: ApplicationSearch & Paging,
  only?: SQL,
): Promise<{ rows: FoundApplication[]; totalItems: number }> => {
  const conditions = and(searchConditions(context, search), only);
  const [total] = await context.db.select({ count: count() }).from(applications).where(conditions);
  const rows = await readRows(context, conditions, search);
  if (rows.length > 0) {
    const detail = { ids: rows.map(({ id }) => id) };
    await recordAudit(context, { action: 'view', subject: 'applications', detail });
  }
  return { rows, totalItems: total?.count ?? 0 };
};
