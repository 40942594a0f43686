import { recheckApplication as recheckApplicationCall } from '../../../../contract/calls/recheck';
import type { RecheckSubmission } from '../../../../contract/entities/application';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { validationMessages } from '../../../../contract/rules/validationMessages';
import { Refusal } from '../../../lib/refusal';
import { isSameAddress } from '../../address/addressResolver';
import { onceByKey } from '../../context/onceByKey';
import { requireAccess } from '../../context/requireAccess';
import type { SignedInContext, UploadContext } from '../../context/serviceContext';
import { isRecheckUnderWay } from '../detail/listRechecks';
import { keepNewDocuments, requireKeptDocuments } from '../documents/storeDocuments';
import { requireFewPersons } from '../submit/fewPersons';
import { readResubmission, requireSamePeople } from '../submit/readApplication';
import { recordConsents } from '../submit/recordConsents';
import type { StoredResult } from '../submit/submitApplications';
import { storeApplication } from '../submit/submitApplications';
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
): Promise<StoredResult[]> => {
  requireAccess(context, recheckApplicationCall);
  const { applicationId, values, documents: read } = await readResubmission(context, submission);
  const documents = await keepNewDocuments(context, read);
  return onceByKey(context, async (inside) => {
    const original = await lockForMove(inside, applicationId, 'recheck');
    if (await isRecheckUnderWay(inside.db, applicationId))
      throw new Refusal('badRequest', validationMessages.recheckUnderWay);
    requireSamePeople(original, values);
    await requireKeptDocuments(inside, applicationId, documents);
    const recheckId = await storeApplication(
      inside,
      {
        ...values,
        kind: 'recheck',
        recheckApplicationId: applicationId,
        statusId: applicationStatus.submitted,
        hasAddressChanged: !isSameAddress(original.address, values.address),
      },
      documents,
    );
    await recordConsents(inside, recheckId, values, submission.declarationVersion);
    await requireFewPersons(inside, [recheckId]);
    return [{ success: true, applicationId: recheckId }];
  });
};
