/** Status ids of an application (spec 3). */
export const applicationStatus = {
  submitted: 1,
  awaitsSocialSecurityAndTaxCustomsAuthority: 2,
  awaitsTaxCustomsAuthority: 3,
  awaitsSocialSecurity: 4,
  conflicting: 5,
  awaitsRegulator: 6,
  eligible: 7,
  nonEligible: 8,
  active: 9,
  inactive: 10,
  cancelled: 11,
  processing: 100,
} as const;

const { processing, ...stored } = applicationStatus;

/** Every status that an application can really be in; Processing is only a view of four of them. */
export const storedStatusIds: readonly number[] = Object.values(stored);

/** The statuses that provider and operator see as one, Processing (spec 4). */
const statusesShownAsProcessing: readonly number[] = [
  applicationStatus.awaitsSocialSecurityAndTaxCustomsAuthority,
  applicationStatus.awaitsTaxCustomsAuthority,
  applicationStatus.awaitsSocialSecurity,
  applicationStatus.awaitsRegulator,
];

/** The status that provider and operator see for a stored one. */
export const statusForProviderSide = (statusId: number): number =>
  statusesShownAsProcessing.includes(statusId) ? processing : statusId;

/** The stored statuses that a search of provider or operator for a status finds. */
export const storedStatusesOf = (statusId: number): readonly number[] =>
  statusId === processing ? statusesShownAsProcessing : [statusId];
