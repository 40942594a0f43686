import type { RecheckSubmission } from '../../../contract/entities/application';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { messages } from '../../../contract/rules/messages';
import { isSameAddress } from '../address/isSameAddress';
import { lockForMove } from '../application/lockForMove';
import { readResubmission } from '../application/readResubmission';
import { requireKeptDocuments } from '../application/requireKeptDocuments';
import { requireSamePeople } from '../application/requireSamePeople';
import { storeApplication } from '../application/storeApplication';
import { Refusal } from '../refusal';
import type { SignedInContext } from '../serviceContext';
import { isRecheckUnderWay } from './isRecheckUnderWay';

/**
 * Asks to verify an active application again, by a new application about it; the original stays as it is. Holding the
 * original keeps two rechecks from beginning at once (api.md, Settled questions, "recheck").
 */
export const recheckApplication = async (
  context: SignedInContext,
  submission: RecheckSubmission,
): Promise<number> => {
  const { applicationId, values, documents } = await readResubmission(context, submission);
  return context.db.transaction(async (tx) => {
    const inTransaction = { ...context, db: tx };
    const original = await lockForMove(inTransaction, applicationId, 'recheck');
    if (await isRecheckUnderWay(tx, applicationId)) throw new Refusal('badRequest', messages.recheckUnderWay);
    requireSamePeople(original, values);
    await requireKeptDocuments(tx, applicationId, documents);
    return storeApplication(
      inTransaction,
      {
        ...values,
        kind: 'recheck',
        recheckApplicationId: applicationId,
        statusId: applicationStatus.submitted,
        hasAddressChanged: !isSameAddress(original.address, values.address),
      },
      documents,
    );
  });
};
