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

/** The statuses that provider and operator see, in the order of a request's life. */
export const providerSideStatusIds: readonly number[] = [
  applicationStatus.submitted,
  processing,
  ...storedStatusIds.filter(
    (id) => id !== applicationStatus.submitted && statusForProviderSide(id) !== processing,
  ),
];

/** The stored statuses that a search of provider or operator for a status finds. */
export const storedStatusesOf = (statusId: number): readonly number[] =>
  statusId === processing ? statusesShownAsProcessing : [statusId];

/**
 * The stored statuses in the order in which a list is sorted by status, those that one side sees as the same together: their
 * order tells it nothing more (spec 10.2).
 */
export const statusesInOrder = (isProviderSide: boolean): readonly (readonly number[])[] =>
  isProviderSide
    ? [...new Set(storedStatusIds.map(statusForProviderSide))].map(storedStatusesOf)
    : storedStatusIds.map((id) => [id]);

/** Statuses of a request that stands in the way of another one for the same NIF (spec 10.3). */
const liveStatusIds: readonly number[] = [
  applicationStatus.submitted,
  ...statusesShownAsProcessing,
  applicationStatus.eligible,
  applicationStatus.active,
];

/** Whether a request in a status, stored or as provider and operator see it, is live. */
export const isLiveStatus = (statusId: number): boolean =>
  storedStatusesOf(statusId).every((stored) => liveStatusIds.includes(stored));

/**
 * The statuses of an application that will have a result: a recheck in one of them is under way (spec 2.8). A conflicting
 * one will not, so that another recheck may begin.
 */
export const underWayStatuses: readonly number[] = [
  applicationStatus.submitted,
  ...statusesShownAsProcessing,
];

/** Whether an application in a status, stored or as provider and operator see it, will have a result. */
export const isUnderWay = (statusId: number): boolean =>
  storedStatusesOf(statusId).every((stored) => underWayStatuses.includes(stored));

/** Whether the system itself may move an application on from a status while a user is looking at it. */
export const isMovedBySystem = (statusId: number): boolean =>
  statusId === applicationStatus.submitted ||
  (storedStatusesOf(statusId).some((id) => statusesShownAsProcessing.includes(id)) &&
    statusId !== applicationStatus.awaitsRegulator);
