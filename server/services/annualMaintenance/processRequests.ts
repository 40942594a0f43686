import type { ProcessingResult } from '../../../contract/entities/annualMaintenance';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { verifyHousehold } from '../../verification/verifyHousehold';
import { lockApplication, type StoredApplication } from '../application/lockApplication';
import { recordAudit } from '../audit/recordAudit';
import { Refusal } from '../refusal';
import type { SignedInContext } from '../serviceContext';
import { settleRequest } from './settleRequest';

/** The request, locked like its original; refused unless the one waits for processing and the other has its tariff. */
const lockBoth = async (context: SignedInContext, id: number): Promise<StoredApplication> => {
  const request = await lockApplication(context, id);
  if (request.kind !== 'maintenance' || request.recheckApplicationId === null)
    throw new Refusal('notFound', 'O pedido de manutenção não foi encontrado.');
  if (request.statusId !== applicationStatus.submitted)
    throw new Refusal('badRequest', 'O pedido de manutenção já foi processado.');
  const original = await lockApplication(context, request.recheckApplicationId);
  if (original.statusId !== applicationStatus.active)
    throw new Refusal('badRequest', 'O pedido original já não está ativo.');
  return request;
};

const processOne = (context: SignedInContext, id: number): Promise<void> =>
  context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const request = await lockBoth(inside, id);
    const answer = await verifyHousehold({
      fiscalNumber: request.fiscalNumber,
      hasDocuments: request.applicantProvidedRequiredDocuments,
    });
    await settleRequest(inside, request, answer);
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
