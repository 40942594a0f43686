import { and, asc, eq, gte, inArray, lte, not, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { getUncommunicated } from '../../../contract/calls/yearlyList';
import type { UncommunicatedTariff } from '../../../contract/entities/annualMaintenance';
import { applicationStatus, underWayStatuses } from '../../../contract/rules/applicationStatuses';
import { maxMaintenanceLines } from '../../../contract/rules/maintenanceLimits';
import type { Database } from '../../db/database';
import { addresses } from '../../db/schema/addresses';
import { applications } from '../../db/schema/applications';
import { isOutdated, listedId } from '../address/isOutdated';
import { ownApplications } from '../applications/visibility/visibleApplications';
import { auditList } from '../audit/writeAuditEvent';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext } from '../context/serviceContext';
import { needsNoList } from '../hooks/hooks';
import { findCurrentPeriod, type StoredPeriod } from './findPeriod';

const yearly = alias(applications, 'yearly');
const home = alias(addresses, 'home');
const residence = alias(addresses, 'residence');

/** Selects the yearly requests about an application that meet a condition. */
const requestsAbout = (db: Database, condition: SQL | undefined) =>
  db
    .select({ id: yearly.id })
    .from(yearly)
    .where(and(eq(yearly.recheckApplicationId, applications.id), eq(yearly.kind, 'maintenance'), condition));

/** Matches active tariffs that were not handed in during a period, and have to be. */
const isUncommunicated = (
  context: Pick<SignedInContext, 'db' | 'modules'>,
  period: StoredPeriod,
): SQL | undefined => {
  const { beginDate, endDate } = period;
  const spared = needsNoList(context, period);
  return and(
    // As constants: with parameters the planner could not tell that the index of active tariffs by name
    // covers them all.
    sql.raw(`applications.kind = 'request' and applications.status_id = ${applicationStatus.active}`),
    notExists(
      requestsAbout(context.db, and(gte(yearly.createdOn, beginDate), lte(yearly.createdOn, endDate))),
    ),
    spared && not(spared),
  );
};

/**
 * Lists the active tariffs of the actor's provider that were not handed in during the current period, by name
 * and up to the limit of one file; outside a period none has to be (spec 2.7). Records that they were shown.
 */
export const listUncommunicated = async (context: SignedInContext): Promise<UncommunicatedTariff[]> => {
  requireAccess(context, getUncommunicated);
  const { db, actor } = context;
  const period = await findCurrentPeriod(context);
  if (!period) return [];
  const found = await db
    .select({
      id: applications.id,
      fiscalNumber: applications.fiscalNumber,
      studentFiscalNumber: applications.studentFiscalNumber,
      fullName: applications.fullName,
      activationStartDate: applications.activationStartDate,
      hasAddressChanged: sql<boolean>`${isOutdated('applications.address', 'home')} or ${isOutdated('applications.student_address', 'residence')}`,
      // Not `exists`, for which the planner may scan everybody's requests.
      isPending: sql<boolean>`${requestsAbout(db, inArray(yearly.statusId, [...underWayStatuses])).limit(1)} is not null`,
    })
    .from(applications)
    .leftJoin(home, eq(home.id, listedId('applications.address')))
    .leftJoin(residence, eq(residence.id, listedId('applications.student_address')))
    .where(and(ownApplications(actor), isUncommunicated(context, period)))
    .orderBy(asc(applications.fullName), asc(applications.id))
    .limit(maxMaintenanceLines);
  await auditList(context, { subject: 'applications', by: [], ids: found.map(({ id }) => id) });
  return found.map((one) => ({
    ...one,
    activationStartDate: one.activationStartDate?.toISOString() ?? null,
    hasAddressChanged: one.hasAddressChanged === true,
  }));
};
