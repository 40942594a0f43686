import type { HouseholdAnswer, HouseholdServiceName, ServiceResult } from '../../contract/rules/verification';

/** The question to an outside service. */
export interface HouseholdQuestion {
  readonly fiscalNumber: string;
  /** How often this question was asked before without an answer. */
  readonly timesAsked: number;
}

/** An outside service that knows whether a household is entitled to the tariff (spec 10.3). */
export interface HouseholdService {
  /** Returns its answer; fails if the service does not answer, without the tax number in the failure. */
  ask(question: HouseholdQuestion): Promise<HouseholdAnswer>;
}

export type HouseholdServices = Readonly<Record<HouseholdServiceName, HouseholdService>>;

/** The state of a circuit breaker: open while the service is left alone, half open while one call tries it again. */
export type BreakerState = 'closed' | 'halfOpen' | 'open';

/** Observes calls to the outside services, for metrics. It gets no personal data. */
export interface ServiceObserver {
  /** A question was answered, or was not even after all attempts. */
  asked?(service: HouseholdServiceName, outcome: ServiceResult | 'noAnswer', milliseconds: number): void;
  /** One call over the network failed, whether or not it will be retried. */
  callFailed?(service: HouseholdServiceName, reason: string): void;
  breakerChanged?(service: HouseholdServiceName, state: BreakerState): void;
}
