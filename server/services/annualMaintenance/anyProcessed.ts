import { and, eq, exists, gte, lte, notInArray, type SQL } from 'drizzle-orm';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import type { Database } from '../../db/database';
import { applicationHistory } from '../../db/schema/applicationHistory';
import { applications } from '../../db/schema/applications';
import { ownApplications } from '../application/ownApplications';
import type { SignedInContext } from '../serviceContext';
import { findCurrentPeriod, type StoredPeriod } from './findPeriod';

const { submitted, cancelled } = applicationStatus;

/** Maintenance requests that were handed in during a period. */
const handedInDuring = ({ beginDate, endDate }: StoredPeriod): SQL | undefined =>
  and(
    eq(applications.kind, 'maintenance'),
    gte(applications.createdOn, beginDate),
    lte(applications.createdOn, endDate),
  );

/** Whether a request ever left Submitted other than by being cancelled. */
const wasProcessed = (db: Database) =>
  exists(
    db
      .select({ id: applicationHistory.id })
      .from(applicationHistory)
      .where(
        and(
          eq(applicationHistory.applicationId, applications.id),
          notInArray(applicationHistory.statusId, [submitted, cancelled]),
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
