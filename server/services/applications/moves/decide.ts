import { eq } from 'drizzle-orm';
import { setEligibility } from '../../../../contract/calls/applicationAction';
import type { EligibilityDecision } from '../../../../contract/entities/applicationAction';
import { fieldLabels } from '../../../../contract/fieldLabels';
import { lossOfEligibilityReasonId } from '../../../../contract/rules/activation';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { startOfLisbonDay } from '../../../../contract/rules/lisbonDay';
import { validationMessages } from '../../../../contract/rules/validationMessages';
import { applications } from '../../../db/schema/applications';
import { fieldRefusal } from '../../../lib/refusal';
import { requireAccess } from '../../context/requireAccess';
import type { Actor, ServiceContext, SignedInContext } from '../../context/serviceContext';
import { queueResultMail, resultMail } from '../../mail/resultMail';
import type { StoredApplication } from '../visibility/requireApplication';
import { endOfActivation } from './deactivate';
import { enterStatus, type NewStatus } from './enterStatus';
import { lockForMove } from './lockForMove';

/**
 * Records an administrator's decision on an application that awaits the regulator (spec 5 and 7, set-eligibility).
 * @throws {Refusal} `badRequest` if it awaits no decision, a module holds it or a refusal has no reason; `notFound` if it does
 *   not exist
 */
export const decideEligibility = async (
  context: SignedInContext,
  decision: EligibilityDecision,
): Promise<void> => {
  requireAccess(context, setEligibility);
  const result = resultOf(decision);
  await context.db.transaction(async (tx) => {
    const inTransaction = { ...context, db: tx };
    const application = await lockForMove(inTransaction, decision.applicationId, 'decide');
    await enterResult(inTransaction, application, result);
  });
};

const resultOf = ({ applicationStatus: statusId, reason }: EligibilityDecision): Result => {
  if (statusId === applicationStatus.eligible) return { statusId, reason: reason || null };
  if (!reason) throw fieldRefusal(fieldLabels.reason, validationMessages.required);
  return { statusId, reason };
};

/** The result of an application and its reason, which is optional for Eligible only. */
export type Result =
  | { readonly statusId: typeof applicationStatus.eligible; readonly reason: string | null }
  | { readonly statusId: typeof applicationStatus.nonEligible; readonly reason: string };

/** The services' answers to verification, as stored in the history. */
export type AnswersInHistory = Pick<
  NonNullable<NewStatus['history']>,
  'socialSecurityAnswer' | 'taxAuthorityAnswer'
>;

/**
 * Gives a locked application its result, from a person or from verification: dates and queues the
 * notification, and ends the original's tariff if the result is negative (spec 10.3).
 */
export const enterResult = async (
  context: ServiceContext & { actor?: Actor },
  application: StoredApplication,
  result: Result,
  answers?: AnswersInHistory,
): Promise<void> => {
  const notifiedOn = context.now();
  const nonEligibleReason = result.statusId === applicationStatus.nonEligible ? result.reason : null;
  await enterStatus(context, application, {
    statusId: result.statusId,
    values: { eligibilityNotificationSentDate: notifiedOn },
    history: {
      ...answers,
      nonEligibleReason,
      eligibleReason: result.statusId === applicationStatus.eligible ? result.reason : null,
    },
  });
  await queueResultMail(context, resultMail(application, { ...result, notifiedOn }));
  if (nonEligibleReason !== null) await endOriginal(context, application, nonEligibleReason);
};

/**
 * Ends the tariff of the application that a recheck or maintenance request is about, with the refusal's
 * reason; leaves it alone if it is no longer Active (spec 10.5).
 */
const endOriginal = async (
  context: ServiceContext & { actor?: Actor },
  { recheckApplicationId }: Pick<StoredApplication, 'recheckApplicationId'>,
  reason: string,
): Promise<void> => {
  if (recheckApplicationId === null) return;
  const [original] = await context.db
    .select()
    .from(applications)
    .where(eq(applications.id, recheckApplicationId))
    .for('no key update');
  if (original?.statusId !== applicationStatus.active) return;
  const end = {
    activationEndDate: startOfLisbonDay(context.now()),
    activationEndReasonId: lossOfEligibilityReasonId,
    activationEndOtherReason: reason,
  };
  await enterStatus(context, original, await endOfActivation(context, original, end));
};
