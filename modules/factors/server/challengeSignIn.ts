import type { FactorChallenge } from '../../../contract/entities/signInStep';
import type { ProvenIdentity } from '../../../server/services/hooks/hooks';
import type { SessionContext } from '../../../server/services/session/tokens/issueTokens';
import { askForFactor } from './askForFactor';
import { rulesOf } from './factorRules';
import { noteProof } from './proofs';
import { recently } from './requireRecentFactor';

/**
 * Asks for a factor after a right password, and after a corporate identity unless its provider says that it has seen one,
 * which is then noted.
 */
export const challengeSignIn = async (
  context: SessionContext,
  { actor, familyId, provenOn, methods = [] }: ProvenIdentity,
): Promise<FactorChallenge | undefined> => {
  const { strongMethods } = rulesOf(context);
  if (!methods.some((method) => strongMethods.includes(method)))
    return askForFactor(context, actor, provenOn);
  // An older proof is not recent, but stays for as long as the session.
  const noted = new Date(Math.max(provenOn.getTime(), recently(context).getTime()));
  await noteProof(context, { userId: actor.userId, familyId, provenOn: noted });
  return undefined;
};
