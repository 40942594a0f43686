import { and, desc, eq, inArray } from 'drizzle-orm';
import {
  existsRecheckInProgress as existsRecheckCall,
  getRecheckRequests,
} from '../../../../contract/calls/recheck';
import { underWayStatuses } from '../../../../contract/rules/applicationStatuses';
import type { Database } from '../../../db/database';
import { applications } from '../../../db/schema/applications';
import { auditList, auditView } from '../../audit/writeAuditEvent';
import { requireAccess } from '../../context/requireAccess';
import type { SignedInContext } from '../../context/serviceContext';
import { requireApplication, type StoredApplication } from '../visibility/requireApplication';
import { shownStatusDate } from '../visibility/shownStatusDate';

/** A recheck as listed in the detail of its original. */
export type FoundRecheck = Pick<
  StoredApplication,
  'id' | 'recheckApplicationId' | 'statusId' | 'statusDate' | 'createdOn' | 'providerEmail'
>;

/**
 * Lists the rechecks of an application that the actor may see, newest first (spec 7), and records whom it showed.
 * @throws {Refusal} `notFound` if the actor may not see the application or there is none
 */
export const listRechecks = async (
  context: SignedInContext,
  { applicationId }: { applicationId: number },
): Promise<FoundRecheck[]> => {
  requireAccess(context, getRecheckRequests);
  await requireApplication(context, applicationId);
  await auditView(context, applicationId, 'rechecks');
  const found = await context.db
    .select({
      id: applications.id,
      recheckApplicationId: applications.recheckApplicationId,
      statusId: applications.statusId,
      statusDate: shownStatusDate(context),
      createdOn: applications.createdOn,
      providerEmail: applications.providerEmail,
    })
    .from(applications)
    .where(and(eq(applications.recheckApplicationId, applicationId), eq(applications.kind, 'recheck')))
    .orderBy(desc(applications.createdOn), desc(applications.id));
  await auditList(context, { subject: 'applications', by: [], ids: found.map(({ id }) => id) });
  return found;
};

/**
 * Returns whether an application that the actor may see is being rechecked (spec 7).
 * @throws {Refusal} `notFound` if the actor may not see the application or there is none
 */
export const existsRecheckInProgress = async (
  context: SignedInContext,
  { applicationId }: { applicationId: number },
): Promise<boolean> => {
  requireAccess(context, existsRecheckCall);
  await requireApplication(context, applicationId);
  await auditView(context, applicationId, 'rechecks');
  return isRecheckUnderWay(context.db, applicationId);
};

/** Returns whether an application has a recheck without a result yet. */
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
