import { and, count, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { countUncommunicatedApplications } from '../../../contract/calls/annualMaintenance';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { applications } from '../../db/schema/applications';
import { countOf } from '../applications/counts/countedMatches';
import { ownApplications } from '../applications/visibility/visibleApplications';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext } from '../context/serviceContext';
import { findCurrentPeriod } from './findPeriod';

/**
 * How many active applications that the actor sees were not handed in during the period in effect; outside one, none has
 * to be (spec 2.7). Of the active ones, which are counted by day, those that were handed in are taken away.
 */
export const countUncommunicated = async (context: SignedInContext): Promise<number> => {
  requireAccess(context, countUncommunicatedApplications);
  const { db, actor } = context;
  const period = await findCurrentPeriod(context);
  if (!period) return 0;
  // Nobody but an administrator sees the applications of all providers.
  if (actor.role !== 'Administrator' && actor.providerId === null) return 0;
  const handedIn = db
    .select({ id: applications.recheckApplicationId })
    .from(applications)
    .where(
      and(
        ownApplications(actor),
        eq(applications.kind, 'maintenance'),
        gte(applications.createdOn, period.beginDate),
        lte(applications.createdOn, period.endDate),
      ),
    );
  const active = countOf({
    providerId: actor.providerId ?? undefined,
    kinds: ['request'],
    statusIds: [applicationStatus.active],
  });
  const [total] = await db
    .select({ count: sql<number>`${active} - ${count()}`.mapWith(Number) })
    .from(applications)
    .where(
      and(
        ownApplications(actor),
        eq(applications.kind, 'request'),
        eq(applications.statusId, applicationStatus.active),
        inArray(applications.id, handedIn),
      ),
    );
  return total?.count ?? 0;
};
