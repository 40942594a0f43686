import { lossOfEligibilityReasonId } from '../../../contract/rules/activation';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import type { PlannedApplication, PlannedStep } from './plannedApplication';

type Trace = Pick<PlannedStep, 'authorId' | 'socialSecurityAnswer' | 'taxAuthorityAnswer'>;

const bothNo: Trace = { socialSecurityAnswer: false, taxAuthorityAnswer: false };

/** Returns the services' answers at the moment a demo application entered a status from the one before. */
const answersAt = (statusId: number, before: number | undefined): Trace => {
  if (statusId === status.awaitsTaxCustomsAuthority) return { socialSecurityAnswer: false };
  if (statusId === status.awaitsSocialSecurity) return { taxAuthorityAnswer: false };
  if (statusId === status.awaitsRegulator) return bothNo;
  if (before === status.awaitsRegulator) return {};
  if (statusId === status.nonEligible) return bothNo;
  if (statusId !== status.eligible) return {};
  return before === status.awaitsTaxCustomsAuthority
    ? { socialSecurityAnswer: false, taxAuthorityAnswer: true }
    : { socialSecurityAnswer: true };
};

const isProvidersOwn = ({ statusId, activationEndReasonId }: PlannedStep): boolean =>
  statusId === status.active ||
  statusId === status.cancelled ||
  (statusId === status.inactive && activationEndReasonId !== lossOfEligibilityReasonId);

/** Adds to each step of a demo application the person who caused it, if any, and the services' answers by then. */
export const traceSteps = (
  { steps, request }: PlannedApplication,
  administratorId: number | undefined,
): PlannedStep[] =>
  steps.map((step, index) => {
    const before = steps[index - 1]?.statusId;
    const isDecision =
      before === status.awaitsRegulator &&
      (step.statusId === status.eligible || step.statusId === status.nonEligible);
    const author = index === 0 || isProvidersOwn(step) ? request.createdById : undefined;
    return { ...step, ...answersAt(step.statusId, before), authorId: isDecision ? administratorId : author };
  });
