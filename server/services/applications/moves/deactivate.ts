import { and, desc, eq } from 'drizzle-orm';
import { setActivationStatus } from '../../../../contract/calls/applicationAction';
import type { DeactivationBody } from '../../../../contract/entities/applicationAction';
import { fieldLabels } from '../../../../contract/fieldLabels';
import { isWithinLisbonDays } from '../../../../contract/rules/activation';
import { activationMessages } from '../../../../contract/rules/activationMessages';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { startOfLisbonDay } from '../../../../contract/rules/lisbonDay';
import { applicationHistory } from '../../../db/schema/applicationHistory';
import { fieldRefusal } from '../../../lib/refusal';
import { actOnEach, type ItemResult } from '../../context/actOnEach';
import { requireAccess } from '../../context/requireAccess';
import type { ServiceContext, SignedInContext } from '../../context/serviceContext';
import type { StoredApplication } from '../visibility/requireApplication';
import { enterStatus, type NewStatus } from './enterStatus';
import { lockForMove } from './lockForMove';
import { requireReason } from './reasons';

/**
 * Records that the tariff ended on a given day, and why if known (spec 5 and 7, set-activation-status).
 * @throws {Refusal} `notFound`, or `badRequest` if its status, the date or the reason forbids it
 */
export const deactivateApplication = (
  context: SignedInContext,
  deactivation: DeactivationBody,
): Promise<ItemResult<void>[]> => {
  requireAccess(context, setActivationStatus);
  return actOnEach(context, [deactivation], deactivate);
};

const deactivate = async (
  context: SignedInContext,
  { applicationId, activationEndDate, activationEndReasonId }: DeactivationBody,
): Promise<void> => {
  const application = await lockForMove(context, applicationId, 'deactivate');
  const startedOn = application.activationStartDate ?? application.statusDate;
  const date = new Date(activationEndDate);
  if (!isWithinLisbonDays(date, startedOn, context.now())) {
    throw fieldRefusal(fieldLabels.activationEndDate, activationMessages.endDateOutside);
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

/** When and why a tariff ended. */
export type EndOfActivation = Required<
  Pick<
    NonNullable<NewStatus['history']>,
    'activationEndDate' | 'activationEndReasonId' | 'activationEndOtherReason'
  >
>;

/**
 * Builds the status Inactive as the detail shows it, with both end and start of the tariff (spec 2.8, status
 * card and side block).
 */
export const endOfActivation = async (
  { db }: ServiceContext,
  application: StoredApplication,
  end: EndOfActivation,
): Promise<NewStatus> => {
  const [begin] = await db
    .select({
      activationCreatedOn: applicationHistory.activationCreatedOn,
      activationStartDate: applicationHistory.activationStartDate,
      activationStartReasonId: applicationHistory.activationStartReasonId,
      activationStartOtherReason: applicationHistory.activationStartOtherReason,
    })
    .from(applicationHistory)
    .where(
      and(
        eq(applicationHistory.applicationId, application.id),
        eq(applicationHistory.statusId, applicationStatus.active),
      ),
    )
    .orderBy(desc(applicationHistory.createdOn), desc(applicationHistory.id))
    .limit(1);
  return {
    statusId: applicationStatus.inactive,
    history: {
      activationStartDate: application.activationStartDate,
      ...begin,
      // Without this date the entry would show nothing of the activation.
      activationCreatedOn: begin?.activationCreatedOn ?? application.statusDate,
      ...end,
    },
  };
};
