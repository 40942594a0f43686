import { applicationStatus } from './applicationStatuses';

/** The outside services' answers about a household; undefined when one has not answered. */
export interface HouseholdAnswers {
  readonly socialSecurity?: boolean | undefined;
  readonly taxAuthority?: boolean | undefined;
}

/** The circumstances that decide in addition to the answers. */
interface Circumstances {
  readonly hasDocuments: boolean;
  /** Whether services that have not answered by now will not be queried again. */
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
 * Returns the status that the answers lead to (spec 10.3). One yes is enough; after two noes, a request with
 * documents goes to the regulator, as does one that a service never answered.
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

/** Returns what a status says about the answers so far: a service that is no longer awaited has answered no. */
export const answersSoFar = (statusId: number): HouseholdAnswers => {
  if (statusId === awaitsTaxCustomsAuthority) return { socialSecurity: false };
  if (statusId === awaitsSocialSecurity) return { taxAuthority: false };
  return {};
};
