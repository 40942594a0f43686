import { lossOfEligibilityReasonId } from '../../../contract/rules/activation';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { startOfLisbonDay } from '../../../contract/rules/lisbonDay';
import { currentStep, type PlannedApplication, type PlannedRequest } from './plannedApplication';
import type { Ingredients } from './planRequest';
import { planSteps } from './planSteps';

const day = 24 * 60 * 60 * 1000;

/** The status of each recheck, and how many days ago it was requested. */
const rechecks: readonly (readonly [number, number])[] = [
  [status.submitted, 1],
  [status.awaitsSocialSecurityAndTaxCustomsAuthority, 2],
  [status.awaitsTaxCustomsAuthority, 4],
  [status.awaitsSocialSecurity, 5],
  [status.awaitsRegulator, 6],
  [status.awaitsRegulator, 9],
  [status.eligible, 6],
  [status.eligible, 11],
  [status.eligible, 12],
  [status.nonEligible, 7],
  [status.nonEligible, 10],
  [status.nonEligible, 13],
];

/**
 * The maintenance requests: those of the last period are processed, those of the current one handed in and waiting.
 */
const maintenance: readonly (readonly [number, number])[] = [
  ...Array.from({ length: 6 }, () => [status.eligible, 340] as const),
  ...Array.from({ length: 12 }, () => [status.submitted, 8] as const),
];

const followUp = (
  original: PlannedApplication,
  overrides: Partial<PlannedRequest>,
  [statusId, daysAgo]: readonly [number, number],
  now: Date,
  { prng }: Ingredients,
): PlannedApplication => ({
  request: { ...original.request, ...overrides },
  ...planSteps(statusId, new Date(now.getTime() - daysAgo * day + prng.int(0, day / 2)), now, prng),
  original,
});

/** Applies a refusal to the original application: its tariff ends, for the reason of the refusal. */
const endOriginal = (refusal: PlannedApplication): void => {
  const { original } = refusal;
  const { statusId, createdOn, nonEligibleReason } = currentStep(refusal);
  if (!original || statusId !== status.nonEligible) return;
  const inactive = {
    ...currentStep(original),
    statusId: status.inactive,
    createdOn,
    updatedOn: createdOn,
    activationEndDate: startOfLisbonDay(createdOn),
    activationEndReasonId: lossOfEligibilityReasonId,
    activationEndOtherReason: nonEligibleReason,
  };
  original.steps = [...original.steps, inactive];
};

/**
 * Plans rechecks and maintenance requests, each about a different active application of those given; a refused one
 * ends its original.
 */
export const planFollowUps = (
  ingredients: Ingredients,
  planned: readonly PlannedApplication[],
  now: Date,
): PlannedApplication[] => {
  const activeFor = (days: number) => (plan: PlannedApplication) =>
    currentStep(plan).statusId === status.active &&
    currentStep(plan).createdOn.getTime() < now.getTime() - days * day;
  const free = planned.filter(activeFor(20));
  const take = (days: number): PlannedApplication | undefined => {
    const index = free.findIndex(activeFor(days + 2));
    return index < 0 ? undefined : free.splice(index, 1)[0];
  };
  const plan = (
    entries: readonly (readonly [number, number])[],
    overridesOf: (index: number) => Partial<PlannedRequest>,
  ) =>
    entries.flatMap((entry, index) => {
      const original = take(entry[1]);
      return original ? [followUp(original, overridesOf(index), entry, now, ingredients)] : [];
    });
  const followUps = [
    ...plan(maintenance, (index) => ({ kind: 'maintenance', hasAddressChanged: index % 5 === 0 })),
    ...plan(rechecks, () => ({ kind: 'recheck' })),
  ];
  followUps.forEach(endOriginal);
  return followUps;
};
