import { and, eq } from 'drizzle-orm';
import type { ProcessingResult } from '../../../contract/entities/annualMaintenance';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import type { Database } from '../../db/database';
import { applications } from '../../db/schema/applications';
import { verifyHousehold } from '../../verification/verifyHousehold';
import { ownApplications } from '../application/ownApplications';
import { recordAudit } from '../audit/recordAudit';
import { Refusal } from '../refusal';
import type { SignedInContext } from '../serviceContext';
import type { MaintenanceRequest } from './requireSubmitted';
import { settleRequest } from './settleRequest';

const lock = async (db: Database, actor: SignedInContext['actor'], id: number) => {
  const [found] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), ownApplications(actor)))
    .for('update');
  return found;
};

/** Request and original, locked; refused unless the one waits for processing and the other has its tariff. */
const lockBoth = async (
  { db, actor }: SignedInContext,
  id: number,
): Promise<{ request: MaintenanceRequest; original: MaintenanceRequest }> => {
  const request = await lock(db, actor, id);
  if (request?.kind !== 'maintenance' || request.recheckApplicationId === null)
    throw new Refusal('notFound', 'O pedido de manutenção não foi encontrado.');
  if (request.statusId !== applicationStatus.submitted)
    throw new Refusal('badRequest', 'O pedido de manutenção já foi processado.');
  const original = await lock(db, actor, request.recheckApplicationId);
  if (original?.statusId !== applicationStatus.active)
    throw new Refusal('badRequest', 'O pedido original já não está ativo.');
  return { request, original };
};

const processOne = (context: SignedInContext, id: number): Promise<void> =>
  context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const { request, original } = await lockBoth(inside, id);
    const answer = await verifyHousehold({
      fiscalNumber: request.fiscalNumber,
      hasDocuments: request.applicantProvidedRequiredDocuments,
    });
    await settleRequest(inside, request, original, answer);
    await recordAudit(inside, {
      action: 'process',
      subject: 'application',
      subjectId: id,
      detail: { outcome: answer.outcome },
    });
  });

const failureText = 'Ocorreu um erro no processamento do pedido.';

/**
 * Processes maintenance requests one by one, each in a transaction of its own: what was done stays done when the server
 * stops in between, and the status, read under a lock, keeps any from being done twice (issue 5, "Server").
 */
export const processRequests = async (
  context: SignedInContext,
  ids: readonly number[],
): Promise<ProcessingResult[]> => {
  const results: ProcessingResult[] = [];
  for (const id of ids) {
    try {
      await processOne(context, id);
      results.push({ id, success: true });
    } catch (failure) {
      const isRefused = failure instanceof Refusal;
      if (!isRefused) {
        // One request's failure must not hide from the caller what became of the others.
        const name = failure instanceof Error ? failure.name : typeof failure;
        await recordAudit(context, {
          action: 'failure',
          subject: 'application',
          subjectId: id,
          detail: { name },
        });
      }
      results.push({ id, success: false, errorMessage: isRefused ? failure.message : failureText });
    }
  }
  return results;
};
