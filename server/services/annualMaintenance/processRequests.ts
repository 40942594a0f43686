import { and, type SQL, sql } from 'drizzle-orm';
import { processMaintenanceRequests } from '../../../contract/calls/annualMaintenance';
import { isForKind, startsFrom } from '../../../contract/rules/applicationMoves';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { applications } from '../../db/schema/applications';
import { failureName } from '../../lib/failureName';
import { Refusal } from '../../lib/refusal';
import { enterStatus } from '../applications/moves/enterStatus';
import { queueVerification } from '../applications/submit/submitApplications';
import {
  applicationNotFound,
  lockApplication,
  type StoredApplication,
} from '../applications/visibility/requireApplication';
import { ownApplications } from '../applications/visibility/visibleApplications';
import { writeAuditEvent } from '../audit/writeAuditEvent';
import { ItemRefusal, type ItemResult, notDone } from '../context/actOnEach';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext } from '../context/serviceContext';
import { lockUsers } from '../session/account/lockUsers';
import { maintenanceTexts } from './texts';

type Processed = { id: number } & ItemResult<object>;

/**
 * Starts the verification of maintenance requests, each in its own transaction: what was started stays
 * started if the server stops midway, and the status, read under a lock, keeps a request from being started
 * twice (spec 10.5).
 */
export const processRequests = async (
  context: SignedInContext,
  ids: readonly number[],
): Promise<Processed[]> => {
  requireAccess(context, processMaintenanceRequests);
  const results: Processed[] = [];
  const known = await lookUp(context, ids);
  for (const id of ids) {
    try {
      const request = known.get(id);
      if (!request) throw applicationNotFound();
      // Refuses without a transaction what can't be processed; the rest is checked again once locked.
      originalOf(request);
      await processOne(context, id);
      results.push({ id, success: true });
    } catch (failure) {
      const isRefused = failure instanceof Refusal;
      if (!isRefused) {
        // One request's failure must not hide the results of the others from the caller.
        await writeAuditEvent(context, {
          action: 'failure',
          subject: 'application',
          subjectId: id,
          detail: { name: failureName(failure) },
        });
      }
      const refusal = isRefused ? failure : new ItemRefusal(maintenanceTexts.notProcessed);
      results.push({ id, ...notDone(refusal) });
    }
  }
  return results;
};

type Request = Pick<StoredApplication, 'kind' | 'statusId' | 'recheckApplicationId'>;

/** Looks up the requests before anything is locked, in one statement however many there are. */
const lookUp = async (
  { db, actor }: SignedInContext,
  ids: readonly number[],
): Promise<Map<number, Request>> => {
  const found = await db
    .select({
      id: applications.id,
      kind: applications.kind,
      statusId: applications.statusId,
      recheckApplicationId: applications.recheckApplicationId,
    })
    .from(applications)
    .where(and(isAmong(ids), ownApplications(actor)));
  return new Map(found.map(({ id, ...request }) => [id, request]));
};

const processOne = (context: SignedInContext, id: number): Promise<void> =>
  context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const request = await lockApplication(inside, id);
    const original = await lockApplication(inside, originalOf(request));
    if (original.statusId !== applicationStatus.active)
      throw new Refusal('badRequest', maintenanceTexts.originalNotActive);
    // From here on the notification e-mail can't change: changing it locks the provider too.
    await lockUsers(db, [request.providerId]);
    const statusId = applicationStatus.awaitsSocialSecurityAndTaxCustomsAuthority;
    await enterStatus(inside, request, { statusId });
    await queueVerification(inside, id, 'bulk');
  });

/**
 * Returns the original of a request; refuses an application that is not a maintenance request or no longer
 * awaits processing.
 */
const originalOf = ({ kind, statusId, recheckApplicationId }: Request): number => {
  if (!isForKind('process', kind) || recheckApplicationId === null)
    throw new Refusal('notFound', maintenanceTexts.requestNotFound);
  if (!startsFrom('process', statusId)) throw new Refusal('badRequest', maintenanceTexts.alreadyProcessed);
  return recheckApplicationId;
};

/** Matches applications with one of these ids, passed as one parameter however many there are. */
export const isAmong = (ids: readonly number[]): SQL =>
  sql`${applications.id} = any(${sql.param(ids)}::int[])`;
