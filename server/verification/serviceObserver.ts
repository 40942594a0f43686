import type { HouseholdServiceName } from './householdService';

/** How a circuit breaker stands: open while the service is left alone, half open while one call tries it again. */
export type BreakerState = 'closed' | 'halfOpen' | 'open';

/** Who watches the outside services: metrics, for instance. Nothing that it is told is about a person. */
export interface ServiceObserver {
  /** A question was answered, or was not after all attempts. */
  asked?(service: HouseholdServiceName, outcome: 'yes' | 'no' | 'noAnswer', milliseconds: number): void;
  /** One call over the network failed, whether it is tried again or not. */
  callFailed?(service: HouseholdServiceName, reason: string): void;
  breakerChanged?(service: HouseholdServiceName, state: BreakerState): void;
}
