import type { EligibilityDecision } from '../../../contract/entities/applicationAction';
import { fieldLabels } from '../../../contract/fieldLabels';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { messages } from '../../../contract/rules/messages';
import { lockForMove } from '../application/lockForMove';
import { cleanText } from '../cleanText';
import { fieldRefusal } from '../fieldRefusal';
import type { SignedInContext } from '../serviceContext';
import { enterResult, type Result } from './enterResult';

const resultOf = ({ applicationStatus: statusId, reason: text }: EligibilityDecision): Result => {
  if (statusId === applicationStatus.eligible) return { statusId };
  const reason = cleanText(text);
  if (!reason) throw fieldRefusal(fieldLabels.reason ?? '', messages.required);
  return { statusId, reason };
};

/** An administrator's decision on an application that awaits the regulator (spec 5 and 7, set-eligibility). */
export const decideEligibility = async (
  context: SignedInContext,
  decision: EligibilityDecision,
): Promise<void> => {
  const result = resultOf(decision);
  await context.db.transaction(async (tx) => {
    const inTransaction = { ...context, db: tx };
    const application = await lockForMove(inTransaction, decision.applicationId, 'decide');
    await enterResult(inTransaction, application, result);
  });
};
