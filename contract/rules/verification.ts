import { applicationStatus } from './applicationStatuses';

/** The two outside services that know about households. */
export const householdServiceNames = ['socialSecurity', 'taxAuthority'] as const;
export type HouseholdServiceName = (typeof householdServiceNames)[number];

/** What a service says of a household: entitled, not entitled, or neither before something is cleared up. */
export const serviceResults = ['yes', 'no', 'conditional'] as const;
export type ServiceResult = (typeof serviceResults)[number];

/** An outside service's answer about a household. */
export interface HouseholdAnswer {
  readonly result: ServiceResult;
  /** The service's own code of the answer. */
  readonly code?: string | undefined;
  /** Why, in the service's words: of a conditional answer what is to be cleared up, such as another address. */
  readonly reason?: string | undefined;
}

/** What each service has said about a household; undefined while it has not answered. */
export type HouseholdAnswers = { readonly [Name in HouseholdServiceName]?: ServiceResult | undefined };

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
 * documents goes to the regulator, as does one that a service never answered. So does, with or without documents, one
 * without a yes of which an answer is conditional, once the other service has answered too: until then both are awaited,
 * because a conditional answer is no answer to keep.
 */
export const statusAfterAnswers = (
  { socialSecurity, taxAuthority }: HouseholdAnswers,
  { hasDocuments, isLastTime }: Circumstances,
) => {
  if (socialSecurity === 'yes' || taxAuthority === 'yes') return eligible;
  if (socialSecurity === 'no' && taxAuthority === 'no') return hasDocuments ? awaitsRegulator : nonEligible;
  if (isLastTime || (socialSecurity && taxAuthority)) return awaitsRegulator;
  if (socialSecurity === 'no') return awaitsTaxCustomsAuthority;
  if (taxAuthority === 'no') return awaitsSocialSecurity;
  return awaitsSocialSecurityAndTaxCustomsAuthority;
};

/** Returns what a status says about the answers so far: a service that is no longer awaited has answered no. */
export const answersSoFar = (statusId: number): HouseholdAnswers => {
  if (statusId === awaitsTaxCustomsAuthority) return { socialSecurity: 'no' };
  if (statusId === awaitsSocialSecurity) return { taxAuthority: 'no' };
  return {};
};

/** How long a service may leave all questions unanswered before people are told, in minutes. */
export const minutesUntilNotice = 10;

/** The most characters of why a service is switched off. */
export const maxServiceReason = 200;
