import type { DeactivationBody } from '../../../contract/entities/applicationAction';
import { fieldLabels } from '../../../contract/fieldLabels';
import { isWithinLisbonDays } from '../../../contract/rules/activation';
import { startOfLisbonDay } from '../../../contract/rules/lisbonDay';
import { messages } from '../../../contract/rules/messages';
import { type ActionResult, actOnEach } from '../application/actOnEach';
import { enterStatus } from '../application/enterStatus';
import { lockForMove } from '../application/lockForMove';
import { fieldRefusal } from '../fieldRefusal';
import { requireReason } from '../reason/requireReason';
import type { SignedInContext } from '../serviceContext';
import { endOfActivation } from './endOfActivation';

const deactivate = async (
  context: SignedInContext,
  { applicationId, activationEndDate, activationEndReasonId }: DeactivationBody,
): Promise<void> => {
  const application = await lockForMove(context, applicationId, 'deactivate');
  const startedOn = application.activationStartDate ?? application.statusDate;
  const date = new Date(activationEndDate);
  if (!isWithinLisbonDays(date, startedOn, context.now())) {
    throw fieldRefusal(fieldLabels.activationEndDate ?? '', messages.activationEndDateOutside);
  }
  if (activationEndReasonId)
    await requireReason(context, 'inactivation', activationEndReasonId, 'activationEndReasonId');
  const end = {
    activationEndDate: startOfLisbonDay(date),
    activationEndReasonId: activationEndReasonId ?? null,
    activationEndOtherReason: null,
  };
  await enterStatus(context, application, await endOfActivation(context, application, end));
};

/** Reports that the tariff ended on a day, and why where that is known (spec 5 and 7, set-activation-status). */
export const deactivateApplication = (
  context: SignedInContext,
  deactivation: DeactivationBody,
): Promise<ActionResult[]> => actOnEach(context, [deactivation], deactivate);
