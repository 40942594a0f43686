import type { ActivationBody } from '../../../contract/entities/applicationAction';
import { fieldLabels } from '../../../contract/fieldLabels';
import { isWithinLisbonDays } from '../../../contract/rules/activation';
import { isPastActivationDeadline } from '../../../contract/rules/activationDelay';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { startOfLisbonDay } from '../../../contract/rules/lisbonDay';
import { messages } from '../../../contract/rules/messages';
import { type ActionResult, actOnEach } from '../application/actOnEach';
import { enterStatus } from '../application/enterStatus';
import { lockForMove } from '../application/lockForMove';
import { fieldRefusal } from '../fieldRefusal';
import type { SignedInContext } from '../serviceContext';
import { activationReason } from './activationReason';

type Activation = ActivationBody['applicationActivations'][number];

const activate = async (context: SignedInContext, activation: Activation): Promise<void> => {
  const application = await lockForMove(context, activation.applicationId, 'activate');
  const notifiedOn = application.eligibilityNotificationSentDate ?? application.statusDate;
  const date = new Date(activation.activationStartDate);
  if (!isWithinLisbonDays(date, notifiedOn, context.now())) {
    throw fieldRefusal(fieldLabels.activationStartDate ?? '', messages.activationDateOutside);
  }
  const reason = isPastActivationDeadline(notifiedOn, date) && (await activationReason(context, activation));
  const activationStartDate = startOfLisbonDay(date);
  await enterStatus(context, application, {
    statusId: applicationStatus.active,
    values: { activationStartDate },
    history: { ...(reason || {}), activationCreatedOn: context.now(), activationStartDate },
  });
};

/** Reports that the tariff was given from a day on; why, where that came late (spec 5 and 7, set-activation-status). */
export const activateApplications = (
  context: SignedInContext,
  { applicationActivations }: ActivationBody,
): Promise<ActionResult[]> => actOnEach(context, applicationActivations, activate);
