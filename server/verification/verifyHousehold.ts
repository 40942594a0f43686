/** What is asked about a household: the citizen, and whether documents were handed in (api.md, "Verification"). */
export interface Household {
  readonly fiscalNumber: string;
  readonly hasDocuments: boolean;
}

/** What the outside services say about it, taken together. */
export type HouseholdAnswer =
  | { readonly outcome: 'eligible' }
  | { readonly outcome: 'nonEligible'; readonly reason: string }
  | { readonly outcome: 'awaitsRegulator' };

const noReason = 'Não foram confirmadas necessidades sociais especiais nem baixos rendimentos.';

/** Last digits of the NIFs to which each simulated service says yes; to 7, 8 and 9 both say no. */
const socialSecuritySaysYes = new Set(['0', '1', '2', '3', '4']);
const taxAuthoritySaysYes = new Set(['0', '1', '2', '5', '6']);

/**
 * Asks Social Security and the Tax Authority about a household. Simulated: the last digit of the NIF decides, so that
 * the same NIF always has the same answer. Either yes suffices; both no leaves documents to the regulator.
 */
export const verifyHousehold = async ({
  fiscalNumber,
  hasDocuments,
}: Household): Promise<HouseholdAnswer> => {
  const lastDigit = fiscalNumber.slice(-1);
  if (socialSecuritySaysYes.has(lastDigit) || taxAuthoritySaysYes.has(lastDigit))
    return { outcome: 'eligible' };
  return hasDocuments ? { outcome: 'awaitsRegulator' } : { outcome: 'nonEligible', reason: noReason };
};
