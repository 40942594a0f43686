import { and, eq, inArray } from 'drizzle-orm';
import { underWayStatuses } from '../../../contract/rules/applicationStatuses';
import type { Database } from '../../db/database';
import { applications } from '../../db/schema/applications';

/** Whether an application has a recheck without a result yet. */
export const isRecheckUnderWay = async (db: Database, applicationId: number): Promise<boolean> => {
  const found = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.recheckApplicationId, applicationId),
        eq(applications.kind, 'recheck'),
        inArray(applications.statusId, [...underWayStatuses]),
      ),
    )
    .limit(1);
  return found.length > 0;
};
