import { applicationStatus } from './applicationStatuses';
import { addLisbonDays, startOfLisbonDay } from './lisbonDay';

/** What the requests of a queue have in common: all that is set must hold. */
export interface RequestQueue {
  /** As they are stored. */
  readonly statusIds: readonly number[];
  /** Neither rechecks nor maintenance requests, which have no tariff of their own to activate. */
  readonly onlyRequests?: true;
  /** Whether the deadline of activation is over. */
  readonly isOverdue?: true;
  /** In the status for more than so many calendar days. */
  readonly moreThanDays?: number;
  /** In the status for so many calendar days at most. */
  readonly atMostDays?: number;
}

const { eligible } = applicationStatus;

/**
 * The queues above the lists of requests: what waits for somebody, declared once for the searches, their counts and the
 * links to them. The one who has waited longest in its status comes first.
 */
export const requestQueues = {
  /** Requests, rechecks and maintenance requests that the regulator has to decide about. */
  awaitingDecision: { statusIds: [applicationStatus.awaitsRegulator] },
  conflicting: { statusIds: [applicationStatus.conflicting] },
  activationOverdue: { statusIds: [eligible], onlyRequests: true, isOverdue: true },
  /** Those that an outside service has not answered yet, although it usually does within minutes. */
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

/** The queues of each side, in the order in which they are offered. A provider's tell of nothing that it does not see (spec 10.2). */
export const queuesOfSide = {
  regulator: ['awaitingDecision', 'conflicting', 'activationOverdue', 'longVerification'],
  provider: ['toActivate', 'activationOverdue', 'conflicting', 'recentlyNonEligible'],
} as const satisfies Record<string, readonly QueueName[]>;

/** A queue by its name, with every limit that it may have. */
export const requestQueue = (name: QueueName): RequestQueue => requestQueues[name];

/** Between which moments the status was entered of what is in a queue: from the first on, before the second. */
export const enteredBetween = (
  { moreThanDays, atMostDays }: RequestQueue,
  now: Date,
): { from?: Date; before?: Date } => ({
  ...(moreThanDays !== undefined && { before: startOfLisbonDay(addLisbonDays(now, -moreThanDays)) }),
  ...(atMostDays !== undefined && { from: startOfLisbonDay(addLisbonDays(now, -atMostDays)) }),
});
