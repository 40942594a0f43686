import { cancelApplications as cancelApplicationsCall } from '../../../../contract/calls/applicationAction';
import type { CancellationBody } from '../../../../contract/entities/applicationAction';
import { fieldLabels } from '../../../../contract/fieldLabels';
import { isWithinLisbonDays } from '../../../../contract/rules/activation';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { startOfLisbonDay } from '../../../../contract/rules/lisbonDay';
import { fieldRefusal } from '../../../lib/refusal';
import { actOnEach, type ItemResult } from '../../context/actOnEach';
import { requireAccess } from '../../context/requireAccess';
import type { SignedInContext } from '../../context/serviceContext';
import { actionTexts } from '../texts';
import { enterStatus } from './enterStatus';
import { auditUnknown, lockForMove } from './lockForMove';
import { requireReason } from './reasons';

type Cancellation = CancellationBody['applicationCancellations'][number];

/**
 * Cancels applications that have no result in force yet, as of today (spec 5 and 7, cancel).
 * @throws {Refusal} of a single item: `notFound`, or `badRequest` if its status or the reason forbids it; of several,
 *   each result tells
 */
export const cancelApplications = (
  context: SignedInContext,
  { applicationCancellations }: CancellationBody,
): Promise<ItemResult<void>[]> => {
  requireAccess(context, cancelApplicationsCall);
  return actOnEach(context, applicationCancellations, cancel, auditUnknown);
};

const cancel = async (
  context: SignedInContext,
  { applicationId, cancellationDate, cancellationReasonId }: Cancellation,
): Promise<void> => {
  const application = await lockForMove(context, applicationId, 'cancel');
  const date = new Date(cancellationDate);
  if (!isWithinLisbonDays(date, context.now(), context.now())) {
    throw fieldRefusal(fieldLabels.cancellationDate, actionTexts.cancellationDate);
  }
  await requireReason(context, 'cancellation', cancellationReasonId, 'cancellationReasonId');
  await enterStatus(context, application, {
    statusId: applicationStatus.cancelled,
    history: { cancellationDate: startOfLisbonDay(date), cancellationReasonId },
  });
};
