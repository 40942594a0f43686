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

/** Every status that an application can actually have; Processing is only a view of four of them. */
export const storedStatusIds: readonly number[] = Object.values(stored);

/** The statuses that providers and operators see as one, Processing (spec 4). */
const statusesShownAsProcessing: readonly number[] = [
  applicationStatus.awaitsSocialSecurityAndTaxCustomsAuthority,
  applicationStatus.awaitsTaxCustomsAuthority,
  applicationStatus.awaitsSocialSecurity,
  applicationStatus.awaitsRegulator,
];

/** Returns the status that providers and operators see for a stored one. */
export const statusForProviderSide = (statusId: number): number =>
  statusesShownAsProcessing.includes(statusId) ? processing : statusId;

/** The statuses that providers and operators see, in the order of a request's life. */
export const providerSideStatusIds: readonly number[] = [
  applicationStatus.submitted,
  processing,
  ...storedStatusIds.filter(
    (id) => id !== applicationStatus.submitted && statusForProviderSide(id) !== processing,
  ),
];

/** Returns the stored statuses that match when a provider or operator searches for a status. */
export const storedStatusesOf = (statusId: number): readonly number[] =>
  statusId === processing ? statusesShownAsProcessing : [statusId];

/**
 * Returns the stored statuses in the order used to sort lists by status. Statuses that one side sees as the
 * same are grouped, so that the order reveals nothing more to that side (spec 10.2).
 */
export const statusesInOrder = (isProviderSide: boolean): readonly (readonly number[])[] =>
  isProviderSide
    ? [...new Set(storedStatusIds.map(statusForProviderSide))].map(storedStatusesOf)
    : storedStatusIds.map((id) => [id]);

/** Statuses in which a request blocks another one for the same NIF (spec 10.3). */
const liveStatusIds: readonly number[] = [
  applicationStatus.submitted,
  ...statusesShownAsProcessing,
  applicationStatus.eligible,
  applicationStatus.active,
];

/** Returns whether a request in a status is live; the status may be stored or as shown to the provider side. */
export const isLiveStatus = (statusId: number): boolean =>
  storedStatusesOf(statusId).every((stored) => liveStatusIds.includes(stored));

/**
 * The statuses of an application that will still get a result: a recheck in one of them is under way (spec
 * 2.8). A conflicting one will not get one, so that another recheck may begin.
 */
export const underWayStatuses: readonly number[] = [
  applicationStatus.submitted,
  ...statusesShownAsProcessing,
];

/**
 * Returns whether an application in a status will still get a result; the status may be stored or as shown to
 * the provider side.
 */
export const isUnderWay = (statusId: number): boolean =>
  storedStatusesOf(statusId).every((stored) => underWayStatuses.includes(stored));

/** Returns whether the system may move an application out of a status while a user is looking at it. */
export const isMovedBySystem = (statusId: number): boolean =>
  statusId === applicationStatus.submitted ||
  (storedStatusesOf(statusId).some((id) => statusesShownAsProcessing.includes(id)) &&
    statusId !== applicationStatus.awaitsRegulator);
