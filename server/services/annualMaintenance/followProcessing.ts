import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  countForProcessing as countForProcessingCall,
  getProcessedRequests as getProcessedRequestsCall,
} from '../../../contract/calls/annualMaintenance';
import type { ProcessingCount } from '../../../contract/entities/annualMaintenance';
import { systemMoves } from '../../../contract/rules/applicationMoves';
import { applications } from '../../db/schema/applications';
import { users } from '../../db/schema/users';
import { ownApplications } from '../applications/visibility/visibleApplications';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext } from '../context/serviceContext';
import { isAmong } from './processRequests';

const original = alias(applications, 'original');

const { from: statusesBefore, kinds } = systemMoves.process;

/** Counts, per provider, which of these requests can be processed; highest first. */
export const countForProcessing = async (
  context: SignedInContext,
  ids: readonly number[],
): Promise<ProcessingCount[]> => {
  requireAccess(context, countForProcessingCall);
  const found = await context.db
    .select({ providerId: applications.providerId, providerDescription: users.name, requests: count() })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.providerId))
    .where(
      and(
        isAmong(ids),
        ownApplications(context.actor),
        inArray(applications.kind, [...kinds]),
        inArray(applications.statusId, [...statusesBefore]),
      ),
    )
    .groupBy(applications.providerId, users.name)
    .orderBy(desc(count()), asc(users.name));
  return found.map((one) => ({ ...one, providerDescription: one.providerDescription ?? '' }));
};

/** A request that was sent for processing, and its original. */
export interface FollowedRequest {
  readonly id: number;
  readonly providerName: string | null;
  readonly statusId: number;
  readonly originalId: number;
  readonly originalStatusId: number;
}

/**
 * Returns the status of these requests in the order of their ids, leaving out ids of anything else. Contains
 * no citizen's data.
 */
export const getProcessedRequests = (
  context: SignedInContext,
  ids: readonly number[],
): Promise<FollowedRequest[]> => {
  requireAccess(context, getProcessedRequestsCall);
  return context.db
    .select({
      id: applications.id,
      providerName: users.name,
      statusId: applications.statusId,
      originalId: original.id,
      originalStatusId: original.statusId,
    })
    .from(applications)
    .innerJoin(original, eq(original.id, applications.recheckApplicationId))
    .innerJoin(users, eq(users.id, applications.providerId))
    .where(and(isAmong(ids), ownApplications(context.actor), inArray(applications.kind, [...kinds])))
    .orderBy(asc(applications.id));
};
