import { applicationStatus } from './applicationStatuses';
import { addLisbonDays, startOfLisbonDay } from './lisbonDay';

/** The conditions for a request to be in a queue: all those that are set must hold. */
export interface RequestQueue {
  /** Stored statuses. */
  readonly statusIds: readonly number[];
  /** Excludes rechecks and maintenance requests, which have no tariff of their own to activate. */
  readonly onlyRequests?: true;
  /** Whether the activation deadline must have passed. */
  readonly isOverdue?: true;
  /** More than this many calendar days in the status. */
  readonly moreThanDays?: number;
  /** At most this many calendar days in the status. */
  readonly atMostDays?: number;
  /**
   * With regard to elements that the provider has not answered for: only those requests, or all but those whose last day
   * for an answer is still to come.
   */
  readonly elements?: 'open' | 'notWaiting';
}

const { eligible } = applicationStatus;

/**
 * The queues above the lists of requests: what is waiting for somebody, declared once for the searches, their
 * counts and the links to them. The request that has waited longest in its status comes first.
 */
export const requestQueues = {
  /** Requests, rechecks and maintenance requests that the regulator has to decide. */
  awaitingDecision: { statusIds: [applicationStatus.awaitsRegulator], elements: 'notWaiting' },
  /** What the regulator asked for and the provider has not handed in; each side has its own name for it. */
  elementsAsked: { statusIds: [applicationStatus.awaitsRegulator], elements: 'open' },
  elementsToDeliver: { statusIds: [applicationStatus.awaitsRegulator], elements: 'open' },
  conflicting: { statusIds: [applicationStatus.conflicting] },
  activationOverdue: { statusIds: [eligible], onlyRequests: true, isOverdue: true },
  /** Requests that an outside service has not answered yet, although it usually does so within minutes. */
  longVerification: {
    statusIds: [
      applicationStatus.awaitsSocialSecurityAndTaxCustomsAuthority,
      applicationStatus.awaitsTaxCustomsAuthority,
      applicationStatus.awaitsSocialSecurity,
    ],
    moreThanDays: 3,
  },
  toActivate: { statusIds: [eligible], onlyRequests: true },
  recentlyNonEligible: { statusIds: [applicationStatus.nonEligible], atMostDays: 30 },
} as const satisfies Record<string, RequestQueue>;

export type QueueName = keyof typeof requestQueues;

/** The queues of each side, in display order. A provider's queues reveal nothing that it does not see
 * (spec 10.2), except of what it was asked for. */
export const queuesOfSide = {
  regulator: ['awaitingDecision', 'elementsAsked', 'conflicting', 'activationOverdue', 'longVerification'],
  provider: ['elementsToDeliver', 'toActivate', 'activationOverdue', 'conflicting', 'recentlyNonEligible'],
} as const satisfies Record<string, readonly QueueName[]>;

/** Returns a queue by name, typed with every condition that it may have. */
export const requestQueue = (name: QueueName): RequestQueue => requestQueues[name];

/**
 * Returns the range of times, from `from` on and before `before`, in which the requests of a queue entered
 * their status.
 */
export const enteredBetween = (
  { moreThanDays, atMostDays }: RequestQueue,
  now: Date,
): { from?: Date; before?: Date } => ({
  ...(moreThanDays !== undefined && { before: startOfLisbonDay(addLisbonDays(now, -moreThanDays)) }),
  ...(atMostDays !== undefined && { from: startOfLisbonDay(addLisbonDays(now, -atMostDays)) }),
});
