import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { lockApplication, type StoredApplication } from '../application/lockApplication';
import { Refusal } from '../refusal';
import type { SignedInContext } from '../serviceContext';

/**
 * The maintenance request with this id, locked until the transaction ends; refused unless it is the actor's and still
 * Submitted (spec 4: only those can be edited and deleted).
 */
export const requireSubmitted = async (
  context: SignedInContext,
  applicationId: number,
): Promise<StoredApplication> => {
  const request = await lockApplication(context, applicationId);
  if (request.kind !== 'maintenance' || request.statusId !== applicationStatus.submitted) {
    throw new Refusal(
      'badRequest',
      'Só podem ser editados ou eliminados pedidos de manutenção no estado Submetido.',
    );
  }
  return request;
};
