import { Refusal } from '../../../lib/refusal';
import type { SignedInContext } from '../../context/serviceContext';
import { lockForMove } from '../moves/lockForMove';
import type { StoredApplication } from '../visibility/requireApplication';

/**
 * Locks and returns an application that awaits the regulator, in a call of our own.
 * @throws {Refusal} `badRequest` if it does not, or the actor has no such application, as a 404 would mean that the call
 *   does not exist
 */
export const requireElementsMove = async (
  context: SignedInContext,
  applicationId: number,
): Promise<StoredApplication> => {
  try {
    return await lockForMove(context, applicationId, 'decide');
  } catch (failure) {
    if (failure instanceof Refusal && failure.reason === 'notFound')
      throw new Refusal('badRequest', failure.message);
    throw failure;
  }
};
