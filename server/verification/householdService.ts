/** What an outside service is asked. */
export interface HouseholdQuestion {
  readonly fiscalNumber: string;
  /** How often this was asked before without an answer. */
  readonly timesAsked: number;
}

/** An outside service that knows whether a household is entitled to the tariff (api.md, "Verification"). */
export interface HouseholdService {
  /** Whether it is entitled; fails where the service does not answer, never with the tax number in the failure. */
  isEntitled(question: HouseholdQuestion): Promise<boolean>;
}

/** The two services that are asked. */
export const householdServiceNames = ['socialSecurity', 'taxAuthority'] as const;
export type HouseholdServiceName = (typeof householdServiceNames)[number];
export type HouseholdServices = Readonly<Record<HouseholdServiceName, HouseholdService>>;
