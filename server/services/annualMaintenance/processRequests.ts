import type { ProcessingResult } from '../../../contract/entities/annualMaintenance';
import { isForKind, startsFrom } from '../../../contract/rules/applicationMoves';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { enterStatus } from '../application/enterStatus';
import { lockApplication, type StoredApplication } from '../application/lockApplication';
import { recordAudit } from '../audit/recordAudit';
import { failureName } from '../failureName';
import { Refusal } from '../refusal';
import type { SignedInContext } from '../serviceContext';
import { lockUsers } from '../user/lockUsers';
import { queueVerification } from '../verification/queueVerification';

const { active, awaitsSocialSecurityAndTaxCustomsAuthority } = applicationStatus;

/** The request, locked like its original; refused unless the one waits for processing and the other has its tariff. */
const lockBoth = async (context: SignedInContext, id: number): Promise<StoredApplication> => {
  const request = await lockApplication(context, id);
  if (!isForKind('process', request.kind) || request.recheckApplicationId === null)
    throw new Refusal('notFound', 'O pedido de manutenção não foi encontrado.');
  if (!startsFrom('process', request.statusId))
    throw new Refusal('badRequest', 'O pedido de manutenção já foi processado.');
  const original = await lockApplication(context, request.recheckApplicationId);
  if (original.statusId !== active) throw new Refusal('badRequest', 'O pedido original já não está ativo.');
  return request;
};

const processOne = (context: SignedInContext, id: number): Promise<void> =>
  context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const request = await lockBoth(inside, id);
    // Its notification e-mail stays what it is from now on; whoever is changing it holds the provider, too.
    await lockUsers(db, [request.providerId]);
    await enterStatus(inside, request, { statusId: awaitsSocialSecurityAndTaxCustomsAuthority });
    await queueVerification(inside, id, 'bulk');
  });

const failureText = 'Ocorreu um erro no processamento do pedido.';

/**
 * Has maintenance requests verified again, each in a transaction of its own: what was begun stays begun when the server
 * stops in between, and the status, read under a lock, keeps any from being begun twice (api.md, "Rechecks").
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
