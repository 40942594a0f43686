import type { HouseholdAnswers } from '../../../contract/rules/verification';

/** What the answers of the services mean for a tariff: renewed, or an exception with its reason. */
export type RenewalOutcome = 'yes' | 'no' | 'conditional';

/**
 * Returns what the answers mean; undefined while it takes another one. One yes is enough; without it both services must have
 * answered, and a condition of either is to be cleared up first (spec 10.3).
 */
export const renewalOutcome = ({
  socialSecurity,
  taxAuthority,
}: HouseholdAnswers): RenewalOutcome | undefined => {
  if (socialSecurity === 'yes' || taxAuthority === 'yes') return 'yes';
  if (!socialSecurity || !taxAuthority) return undefined;
  return socialSecurity === 'conditional' || taxAuthority === 'conditional' ? 'conditional' : 'no';
};
