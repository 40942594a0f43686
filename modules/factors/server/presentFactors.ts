import type { BeforeJson } from '../../../contract/calls/defineCall';
import type { FactorsOfPerson } from '../contract/factors';
import type { OwnFactors } from './manageFactors';

/** Returns a person's factors as the contract has them: no secret, no key. */
export const presentFactors = ({
  factors,
  recoveryCodes,
  requiredOn,
  removalDueOn,
  hasPassword,
}: OwnFactors): BeforeJson<FactorsOfPerson> => ({
  factors: factors.map(({ id, kind, name, createdOn, lastUsedOn }) => ({
    id,
    kind,
    name,
    createdOn,
    lastUsedOn,
  })),
  hasPassword,
  recoveryCodes,
  requiredOn: requiredOn ?? null,
  removalDueOn: removalDueOn ?? null,
});
