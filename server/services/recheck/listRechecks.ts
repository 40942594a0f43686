import { and, desc, eq } from 'drizzle-orm';
import { applications } from '../../db/schema/applications';
import type { StoredApplication } from '../application/lockApplication';
import { requireApplication } from '../application/requireApplication';
import { shownStatusDate } from '../application/shownStatusDate';
import { recordView } from '../audit/recordView';
import type { SignedInContext } from '../serviceContext';

/** A recheck as the detail of its original lists it. */
export type FoundRecheck = Pick<
  StoredApplication,
  'id' | 'recheckApplicationId' | 'statusId' | 'statusDate' | 'createdOn' | 'providerEmail'
>;

/** The rechecks of an application that the actor may see, newest first (spec 7). */
export const listRechecks = async (
  context: SignedInContext,
  { applicationId }: { applicationId: number },
): Promise<FoundRecheck[]> => {
  await requireApplication(context, applicationId);
  await recordView(context, applicationId, 'rechecks');
  return context.db
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
};
