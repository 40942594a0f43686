/** What an outside service is asked. */
export interface HouseholdQuestion {
  readonly fiscalNumber: string;
  /** How often this was asked before without an answer. */
  readonly timesAsked: number;
}

/** An outside service that knows whether a household is entitled to the tariff (spec 10.3). */
export interface HouseholdService {
  /** Whether it is entitled; fails where the service does not answer, never with the tax number in the failure. */
  isEntitled(question: HouseholdQuestion): Promise<boolean>;
}

/** The two services that are asked. */
export const householdServiceNames = ['socialSecurity', 'taxAuthority'] as const;
export type HouseholdServiceName = (typeof householdServiceNames)[number];
export type HouseholdServices = Readonly<Record<HouseholdServiceName, HouseholdService>>;

/** How a circuit breaker stands: open while the service is left alone, half open while one call tries it again. */
export type BreakerState = 'closed' | 'halfOpen' | 'open';

/** Observes calls of the outside services, for metrics. It gets no personal data. */
export interface ServiceObserver {
  /** A question was answered, or was not after all attempts. */
  asked?(service: HouseholdServiceName, outcome: 'yes' | 'no' | 'noAnswer', milliseconds: number): void;
  /** One call over the network failed, whether it is tried again or not. */
  callFailed?(service: HouseholdServiceName, reason: string): void;
  breakerChanged?(service: HouseholdServiceName, state: BreakerState): void;
}
