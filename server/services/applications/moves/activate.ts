import { setActivationStatus } from '../../../../contract/calls/applicationAction';
import type { ActivationBody } from '../../../../contract/entities/applicationAction';
import { fieldLabels } from '../../../../contract/fieldLabels';
import {
  isPastActivationDeadline,
  isWithinLisbonDays,
  otherActivationReasonIds,
} from '../../../../contract/rules/activation';
import { activationMessages } from '../../../../contract/rules/activationMessages';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { startOfLisbonDay } from '../../../../contract/rules/lisbonDay';
import { validationMessages } from '../../../../contract/rules/validationMessages';
import { fieldRefusal } from '../../../lib/refusal';
import { actOnEach, type ItemResult } from '../../context/actOnEach';
import { requireAccess } from '../../context/requireAccess';
import type { ServiceContext, SignedInContext } from '../../context/serviceContext';
import { enterStatus } from './enterStatus';
import { auditUnknown, lockForMove } from './lockForMove';
import { requireReason } from './reasons';

type Activation = ActivationBody['applicationActivations'][number];

/**
 * Records that the tariff began on a given day, and why if that was late (spec 5 and 7, set-activation-status).
 * @throws {Refusal} of a single item: `notFound`, or `badRequest` if its status, a date or a reason forbids it; of
 *   several, each result tells
 */
export const activateApplications = (
  context: SignedInContext,
  { applicationActivations }: ActivationBody,
): Promise<ItemResult<void>[]> => {
  requireAccess(context, setActivationStatus);
  return actOnEach(context, applicationActivations, activate, auditUnknown);
};

const activate = async (context: SignedInContext, activation: Activation): Promise<void> => {
  const application = await lockForMove(context, activation.applicationId, 'activate');
  const notifiedOn = application.eligibilityNotificationSentDate ?? application.statusDate;
  const date = new Date(activation.activationStartDate);
  if (!isWithinLisbonDays(date, notifiedOn, context.now())) {
    throw fieldRefusal(fieldLabels.activationStartDate, activationMessages.dateOutside);
  }
  const reason = await activationReason(context, activation, isPastActivationDeadline(notifiedOn, date));
  const activationStartDate = startOfLisbonDay(date);
  await enterStatus(context, application, {
    statusId: applicationStatus.active,
    values: { activationStartDate },
    history: { ...reason, activationCreatedOn: context.now(), activationStartDate },
  });
};

const missing = (field: keyof Activation) =>
  fieldRefusal(fieldLabels[field], validationMessages.requiredInDialog);

/**
 * Checks and returns the reason of an activation: required if the activation was late, with a text if the
 * reason needs one, and never dropped (spec 5, Activation dialog).
 */
const activationReason = async (
  context: ServiceContext,
  { activationStartReasonId: id, activationStartOtherReason: text }: Activation,
  isLate: boolean,
): Promise<{ activationStartReasonId: number | null; activationStartOtherReason: string | null }> => {
  if (!id && isLate) throw missing('activationStartReasonId');
  if (id) await requireReason(context, 'activation', id, 'activationStartReasonId');
  const activationStartOtherReason = text || null;
  if (id && otherActivationReasonIds.includes(id) && !activationStartOtherReason)
    throw missing('activationStartOtherReason');
  return { activationStartReasonId: id ?? null, activationStartOtherReason };
};
