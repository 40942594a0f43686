import { and, eq, exists, gte, lte, ne, type SQL } from 'drizzle-orm';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import type { Database } from '../../db/database';
import { applicationHistory } from '../../db/schema/applicationHistory';
import { applications } from '../../db/schema/applications';
import { ownApplications } from '../application/ownApplications';
import type { SignedInContext } from '../serviceContext';
import { findCurrentPeriod, type StoredPeriod } from './findPeriod';

/** Maintenance requests that were handed in during a period. */
const handedInDuring = ({ beginDate, endDate }: StoredPeriod): SQL | undefined =>
  and(
    eq(applications.kind, 'maintenance'),
    gte(applications.createdOn, beginDate),
    lte(applications.createdOn, endDate),
  );

/** Whether a request ever left Submitted. */
const wasProcessed = (db: Database) =>
  exists(
    db
      .select({ id: applicationHistory.id })
      .from(applicationHistory)
      .where(
        and(
          eq(applicationHistory.applicationId, applications.id),
          ne(applicationHistory.statusId, applicationStatus.submitted),
        ),
      ),
  );

/** Whether one of the actor's maintenance requests of the period in effect was processed (spec 4 and api.md, "notification e-mail"). */
export const anyProcessed = async (context: SignedInContext): Promise<boolean> => {
  const period = await findCurrentPeriod(context);
  if (!period) return false;
  const { db, actor } = context;
  const [processed] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(ownApplications(actor), handedInDuring(period), wasProcessed(db)))
    .limit(1);
  return processed !== undefined;
};
