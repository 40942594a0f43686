import { and } from 'drizzle-orm';
import { processMaintenanceRequests } from '../../../contract/calls/annualMaintenance';
import type { ProcessingResult } from '../../../contract/entities/annualMaintenance';
import { isForKind, startsFrom } from '../../../contract/rules/applicationMoves';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { applications } from '../../db/schema/applications';
import { enterStatus } from '../applications/moves/enterStatus';
import { queueVerification } from '../applications/submit/storeApplication';
import {
  applicationNotFound,
  lockApplication,
  type StoredApplication,
} from '../applications/visibility/requireApplication';
import { ownApplications } from '../applications/visibility/visibleApplications';
import { recordAudit } from '../audit/recordAudit';
import { failureName } from '../base/failureName';
import { Refusal } from '../base/refusal';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext } from '../context/serviceContext';
import { lockUsers } from '../session/account/lockUsers';
import { isAmong } from './isAmong';

const { active, awaitsSocialSecurityAndTaxCustomsAuthority } = applicationStatus;

type Request = Pick<StoredApplication, 'kind' | 'statusId' | 'recheckApplicationId'>;

/** What a request is about; refused when it is none, or does not wait for processing. */
const originalOf = ({ kind, statusId, recheckApplicationId }: Request): number => {
  if (!isForKind('process', kind) || recheckApplicationId === null)
    throw new Refusal('notFound', 'O pedido de manutenção não foi encontrado.');
  if (!startsFrom('process', statusId))
    throw new Refusal('badRequest', 'O pedido de manutenção já foi processado.');
  return recheckApplicationId;
};

/** The request, locked like its original; refused unless the one waits for processing and the other has its tariff. */
const lockBoth = async (context: SignedInContext, id: number): Promise<StoredApplication> => {
  const request = await lockApplication(context, id);
  const original = await lockApplication(context, originalOf(request));
  if (original.statusId !== active) throw new Refusal('badRequest', 'O pedido original já não está ativo.');
  return request;
};

/** The requests as they are before anything is locked, found in one statement however many there are. */
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
    const request = await lockBoth(inside, id);
    // From now on the notification e-mail stays; changing it locks the provider too.
    await lockUsers(db, [request.providerId]);
    await enterStatus(inside, request, { statusId: awaitsSocialSecurityAndTaxCustomsAuthority });
    await queueVerification(inside, id, 'bulk');
  });

const failureText = 'Não foi possível processar o pedido.';

/**
 * Starts the verification of maintenance requests, each in a transaction of its own: what was started stays so when the server
 * stops in between, and the status, read under a lock, keeps any from being started twice (spec 10.5).
 */
export const processRequests = async (
  context: SignedInContext,
  ids: readonly number[],
): Promise<ProcessingResult[]> => {
  requireAccess(context, processMaintenanceRequests);
  const results: ProcessingResult[] = [];
  const known = await lookUp(context, ids);
  for (const id of ids) {
    try {
      const request = known.get(id);
      if (!request) throw applicationNotFound();
      // What can't be processed needs no transaction to be refused; what can is judged again once it is locked.
      originalOf(request);
      await processOne(context, id);
      results.push({ id, success: true });
    } catch (failure) {
      const isRefused = failure instanceof Refusal;
      if (!isRefused) {
        // One request's failure must not hide from the caller what became of the others.
        await recordAudit(context, {
          action: 'failure',
          subject: 'application',
          subjectId: id,
          detail: { name: failureName(failure) },
        });
      }
      results.push({ id, success: false, errorMessage: isRefused ? failure.message : failureText });
    }
  }
  return results;
};
