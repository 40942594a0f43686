import { isLiveStatus, applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { startOfLisbonDay } from '../../../contract/rules/lisbonDay';
import { currentStep, type PlannedApplication } from './plannedApplication';
import { type Ingredients, planRequest } from './planRequest';
import { planSteps } from './planSteps';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** The number of requests in each status, and the least and most days since their submission. */
const quotas: readonly { statusId: number; count: number; daysAgo: readonly [number, number] }[] = [
  { statusId: status.submitted, count: 12, daysAgo: [0, 1] },
  { statusId: status.awaitsSocialSecurityAndTaxCustomsAuthority, count: 14, daysAgo: [0, 6] },
  { statusId: status.awaitsTaxCustomsAuthority, count: 12, daysAgo: [1, 12] },
  { statusId: status.awaitsSocialSecurity, count: 12, daysAgo: [1, 12] },
  { statusId: status.awaitsRegulator, count: 20, daysAgo: [5, 45] },
  { statusId: status.eligible, count: 24, daysAgo: [3, 10] },
  { statusId: status.eligible, count: 14, daysAgo: [20, 60] },
  { statusId: status.nonEligible, count: 44, daysAgo: [8, 540] },
  { statusId: status.active, count: 76, daysAgo: [25, 540] },
  { statusId: status.inactive, count: 26, daysAgo: [120, 540] },
  { statusId: status.cancelled, count: 20, daysAgo: [8, 540] },
];
const conflictCount = 12;

/** Picks a time in office hours that many days ago, or a day earlier if that would be less than two hours ago. */
const submittedOn = (now: Date, daysAgo: number, { prng }: Ingredients): Date => {
  const wanted = startOfLisbonDay(new Date(now.getTime() - daysAgo * day)).getTime();
  const moment = wanted + prng.int(9 * hour, 18 * hour);
  return new Date(moment <= now.getTime() - 2 * hour ? moment : moment - day);
};

const planOrdinary = (ingredients: Ingredients, now: Date): PlannedApplication[] =>
  quotas.flatMap(({ statusId, count, daysAgo: [least, most] }) =>
    Array.from({ length: count }, () => ({
      request: planRequest(
        ingredients,
        statusId === status.awaitsRegulator ? { applicantProvidedRequiredDocuments: true } : {},
      ),
      ...planSteps(
        statusId,
        submittedOn(now, ingredients.prng.int(least, most), ingredients),
        now,
        ingredients.prng,
      ),
    })),
  );

const planConflicts = (
  ingredients: Ingredients,
  now: Date,
  ordinary: readonly PlannedApplication[],
): PlannedApplication[] => {
  const { prng } = ingredients;
  const live = ordinary.filter(
    (plan) =>
      isLiveStatus(currentStep(plan).statusId) && plan.steps[0].createdOn.getTime() < now.getTime() - 3 * day,
  );
  return Array.from({ length: conflictCount }, () => {
    const blocking = prng.pick(live);
    const { fullName, fiscalNumber, isStudent, studentFullName, studentFiscalNumber, studentAddress } =
      blocking.request;
    const same =
      isStudent && studentAddress
        ? { isStudent, studentFullName, studentFiscalNumber, studentAddress }
        : { fullName, fiscalNumber };
    const age = Math.floor((now.getTime() - blocking.steps[0].createdOn.getTime()) / day);
    return {
      request: planRequest(ingredients, same),
      ...planSteps(status.conflicting, submittedOn(now, prng.int(0, age - 2), ingredients), now, prng),
      blocking,
    };
  });
};

/** Plans requests in every status over the last 18 months, and conflicting ones with the request that blocks each. */
export const planApplications = (ingredients: Ingredients, now: Date): PlannedApplication[] => {
  const ordinary = planOrdinary(ingredients, now);
  return [...ordinary, ...planConflicts(ingredients, now, ordinary)];
};
