import { and, count, eq, gte, lte, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { countUncommunicatedApplications } from '../../../contract/calls/annualMaintenance';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { applications } from '../../db/schema/applications';
import { ownApplications } from '../applications/visibility/visibleApplications';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext } from '../context/serviceContext';
import { findCurrentPeriod } from './findPeriod';

const handedIn = alias(applications, 'handed_in');

/** How many active applications that the actor sees were not handed in during the period in effect; outside one, none has to be (spec 2.7). */
export const countUncommunicated = async (context: SignedInContext): Promise<number> => {
  requireAccess(context, countUncommunicatedApplications);
  const { db, actor } = context;
  const period = await findCurrentPeriod(context);
  if (!period) return 0;
  const communicated = db
    .select({ id: handedIn.id })
    .from(handedIn)
    .where(
      and(
        eq(handedIn.recheckApplicationId, applications.id),
        eq(handedIn.kind, 'maintenance'),
        gte(handedIn.createdOn, period.beginDate),
        lte(handedIn.createdOn, period.endDate),
      ),
    );
  const [total] = await db
    .select({ count: count() })
    .from(applications)
    .where(
      and(
        ownApplications(actor),
        eq(applications.kind, 'request'),
        eq(applications.statusId, applicationStatus.active),
        notExists(communicated),
      ),
    );
  return total?.count ?? 0;
};
