import { recheckApplication as recheckApplicationCall } from '../../../../contract/calls/recheck';
import type { RecheckSubmission } from '../../../../contract/entities/application';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { validationMessages } from '../../../../contract/rules/validationMessages';
import { Refusal } from '../../../lib/refusal';
import { isSameAddress } from '../../address/addressResolver';
import { requireAccess } from '../../context/requireAccess';
import type { SignedInContext, UploadContext } from '../../context/serviceContext';
import { isRecheckUnderWay } from '../detail/listRechecks';
import { requireKeptDocuments } from '../documents/storeDocuments';
import { readResubmission, requireSamePeople } from '../submit/readResubmission';
import { storeApplication } from '../submit/storeApplication';
import { lockForMove } from './lockForMove';

/**
 * Requests another verification of an active application by means of a new one; the original stays unchanged. Locking
 * the original keeps two rechecks from starting at once (spec 10.5).
 * @throws {Refusal} `notFound`; `badRequest` if it is not active or being rechecked already, and for other people or
 *   wrong documents
 */
export const recheckApplication = async (
  context: SignedInContext & UploadContext,
  submission: RecheckSubmission,
): Promise<number> => {
  requireAccess(context, recheckApplicationCall);
  const { applicationId, values, documents } = await readResubmission(context, submission);
  return context.db.transaction(async (tx) => {
    const inTransaction = { ...context, db: tx };
    const original = await lockForMove(inTransaction, applicationId, 'recheck');
    if (await isRecheckUnderWay(tx, applicationId))
      throw new Refusal('badRequest', validationMessages.recheckUnderWay);
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
