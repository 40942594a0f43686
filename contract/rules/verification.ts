import { applicationStatus } from './applicationStatuses';

/** What the outside services said of a household; undefined where one has not answered. */
export interface HouseholdAnswers {
  readonly socialSecurity?: boolean | undefined;
  readonly taxAuthority?: boolean | undefined;
}

/** What decides beside the answers. */
interface Circumstances {
  readonly hasDocuments: boolean;
  /** Whether a service that has not answered by now is not asked again. */
  readonly isLastTime: boolean;
}

const {
  awaitsSocialSecurityAndTaxCustomsAuthority,
  awaitsTaxCustomsAuthority,
  awaitsSocialSecurity,
  awaitsRegulator,
  eligible,
  nonEligible,
} = applicationStatus;

/**
 * The status that the answers lead to (spec 10.3): one yes suffices, two noes leave documents to the
 * regulator, who also decides where a service never answered.
 */
export const statusAfterAnswers = (
  { socialSecurity, taxAuthority }: HouseholdAnswers,
  { hasDocuments, isLastTime }: Circumstances,
) => {
  if (socialSecurity || taxAuthority) return eligible;
  if (socialSecurity === false && taxAuthority === false) return hasDocuments ? awaitsRegulator : nonEligible;
  if (isLastTime) return awaitsRegulator;
  if (socialSecurity === false) return awaitsTaxCustomsAuthority;
  if (taxAuthority === false) return awaitsSocialSecurity;
  return awaitsSocialSecurityAndTaxCustomsAuthority;
};

/** What a status says about the answers so far: a service that is no longer awaited has answered no. */
export const answersSoFar = (statusId: number): HouseholdAnswers => {
  if (statusId === awaitsTaxCustomsAuthority) return { socialSecurity: false };
  if (statusId === awaitsSocialSecurity) return { taxAuthority: false };
  return {};
};
