import { and, eq, gte, inArray, lte, type SQL } from 'drizzle-orm';
import { haveAnyRequestsBeenProcessed } from '../../../contract/calls/annualMaintenance';
import { applicationStatus, storedStatusIds } from '../../../contract/rules/applicationStatuses';
import { applications } from '../../db/schema/applications';
import { ownApplications } from '../applications/visibility/visibleApplications';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext } from '../context/serviceContext';
import { findCurrentPeriod, type StoredPeriod } from './findPeriod';

/** Matches maintenance requests that were handed in during a period. */
const handedInDuring = ({ beginDate, endDate }: StoredPeriod): SQL | undefined =>
  and(
    eq(applications.kind, 'maintenance'),
    gte(applications.createdOn, beginDate),
    lte(applications.createdOn, endDate),
  );

/** Every status but Submitted, to which no move leads back. */
const processedStatusIds = storedStatusIds.filter((id) => id !== applicationStatus.submitted);

/**
 * Returns whether any of the actor's maintenance requests in the current period was processed (spec 4,
 * Notification e-mail).
 */
export const anyProcessed = async (context: SignedInContext): Promise<boolean> => {
  requireAccess(context, haveAnyRequestsBeenProcessed);
  return isAnyProcessed(context);
};

/** Returns whether any of the actor's maintenance requests in the current period was processed; checks no right. */
export const isAnyProcessed = async (context: SignedInContext): Promise<boolean> => {
  const period = await findCurrentPeriod(context);
  if (!period) return false;
  const [processed] = await context.db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        ownApplications(context.actor),
        handedInDuring(period),
        inArray(applications.statusId, processedStatusIds),
      ),
    )
    .limit(1);
  return processed !== undefined;
};
