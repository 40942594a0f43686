import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import type { HouseholdAnswer } from '../../verification/verifyHousehold';
import { enterStatus } from '../application/enterStatus';
import type { StoredApplication } from '../application/lockApplication';
import { enterResult } from '../decision/enterResult';
import type { SignedInContext } from '../serviceContext';

const { eligible, nonEligible, awaitsRegulator } = applicationStatus;

/**
 * Gives a locked maintenance request its answer, as a decision would; while the regulator has yet to decide, the
 * original stays as it is (api.md, "Settled questions").
 */
export const settleRequest = (
  context: SignedInContext,
  request: StoredApplication,
  answer: HouseholdAnswer,
): Promise<void> => {
  switch (answer.outcome) {
    case 'eligible':
      return enterResult(context, request, { statusId: eligible });
    case 'nonEligible':
      return enterResult(context, request, { statusId: nonEligible, reason: answer.reason });
    case 'awaitsRegulator':
      return enterStatus(context, request, { statusId: awaitsRegulator });
  }
};
