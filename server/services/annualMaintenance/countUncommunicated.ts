import { and, asc, count, desc, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { countUncommunicatedApplications } from '../../../contract/calls/annualMaintenance';
import { countUncommunicatedByProvider as countUncommunicatedByProviderCall } from '../../../contract/calls/yearlyList';
import type { UncommunicatedCount } from '../../../contract/entities/annualMaintenance';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { applications } from '../../db/schema/applications';
import { users } from '../../db/schema/users';
import { countOf, selectByProvider } from '../applications/counts/countApplications';
import { ownApplications } from '../applications/visibility/visibleApplications';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext } from '../context/serviceContext';
import { needsNoList } from '../hooks/hooks';
import { findCurrentPeriod, type StoredPeriod } from './findPeriod';

/** How the daily counts identify active applications. */
const active = { kinds: ['request'], statusIds: [applicationStatus.active] } as const;

/** Matches the active applications that the actor sees and that were handed in during a period, or need not be. */
const wasHandedIn = (
  context: Pick<SignedInContext, 'db' | 'actor' | 'modules'>,
  period: StoredPeriod,
): SQL | undefined => {
  const { db, actor } = context;
  const { beginDate, endDate } = period;
  const handedIn = db
    .select({ id: applications.recheckApplicationId })
    .from(applications)
    .where(
      and(
        ownApplications(actor),
        eq(applications.kind, 'maintenance'),
        gte(applications.createdOn, beginDate),
        lte(applications.createdOn, endDate),
      ),
    );
  return and(
    ownApplications(actor),
    eq(applications.kind, 'request'),
    eq(applications.statusId, applicationStatus.active),
    or(inArray(applications.id, handedIn), needsNoList(context, period)),
  );
};

/**
 * Counts the active applications that the actor sees and that were not handed in during the current period;
 * outside a period none has to be (spec 2.7). Subtracts those handed in from all active ones, which the daily
 * counts hold.
 */
export const countUncommunicated = async (context: SignedInContext): Promise<number> => {
  requireAccess(context, countUncommunicatedApplications);
  const period = await findCurrentPeriod(context);
  return period ? countOutside(context, period) : 0;
};

/** Counts the active applications that the actor sees and that were not handed in during a period: checks no right. */
export const countOutside = async (
  context: Pick<SignedInContext, 'db' | 'actor' | 'modules'>,
  period: StoredPeriod,
): Promise<number> => {
  const { db, actor } = context;
  // Only an administrator sees the applications of all providers.
  if (actor.role !== 'Administrator' && actor.providerId === null) return 0;
  const all = countOf({ ...active, providerId: actor.providerId ?? undefined });
  const [total] = await db
    .select({ count: sql<number>`${all} - ${count()}`.mapWith(Number) })
    .from(applications)
    .where(wasHandedIn(context, period));
  return total?.count ?? 0;
};

/** Counts the same by provider, highest first; leaves out providers with none. */
export const countUncommunicatedByProvider = async (
  context: SignedInContext,
): Promise<UncommunicatedCount[]> => {
  requireAccess(context, countUncommunicatedByProviderCall);
  const { db } = context;
  const period = await findCurrentPeriod(context);
  if (!period) return [];
  const handed = db
    .select({ providerId: applications.providerId, count: count().as('handed_in') })
    .from(applications)
    .where(wasHandedIn(context, period))
    .groupBy(applications.providerId)
    .as('handed');
  const uncommunicated = sql<number>`(active.count - coalesce(${handed.count}, 0))`.mapWith(Number);
  const found = await db
    .select({ providerId: users.id, providerDescription: users.name, uncommunicated })
    .from(sql`(${selectByProvider(active)}) as active`)
    .innerJoin(users, sql`${users.id} = active.provider_id`)
    .leftJoin(handed, eq(handed.providerId, users.id))
    .where(sql`${uncommunicated} > 0`)
    .orderBy(desc(uncommunicated), asc(users.name));
  return found.map((one) => ({ ...one, providerDescription: one.providerDescription ?? '' }));
};
