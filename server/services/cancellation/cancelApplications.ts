import type { CancellationBody } from '../../../contract/entities/applicationAction';
import { fieldLabels } from '../../../contract/fieldLabels';
import { isWithinLisbonDays } from '../../../contract/rules/activation';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { startOfLisbonDay } from '../../../contract/rules/lisbonDay';
import { actionTexts } from '../application/actionTexts';
import { type ActionResult, actOnEach } from '../application/actOnEach';
import { enterStatus } from '../application/enterStatus';
import { lockForMove } from '../application/lockForMove';
import { fieldRefusal } from '../fieldRefusal';
import { requireReason } from '../reason/requireReason';
import type { SignedInContext } from '../serviceContext';

type Cancellation = CancellationBody['applicationCancellations'][number];

const cancel = async (
  context: SignedInContext,
  { applicationId, cancellationDate, cancellationReasonId }: Cancellation,
): Promise<void> => {
  const application = await lockForMove(context, applicationId, 'cancel');
  const date = new Date(cancellationDate);
  if (!isWithinLisbonDays(date, context.now(), context.now())) {
    throw fieldRefusal(fieldLabels.cancellationDate ?? '', actionTexts.cancellationDate);
  }
  await requireReason(context, 'cancellation', cancellationReasonId, 'cancellationReasonId');
  await enterStatus(context, application, {
    statusId: applicationStatus.cancelled,
    history: { cancellationDate: startOfLisbonDay(date), cancellationReasonId },
  });
};

/** Cancels applications that have no result in force yet, as of today (spec 5 and 7, cancel). */
export const cancelApplications = (
  context: SignedInContext,
  { applicationCancellations }: CancellationBody,
): Promise<ActionResult[]> => actOnEach(context, applicationCancellations, cancel);
