import { Refusal } from '../../lib/refusal';
import { sessionTexts } from './texts';
import type { SessionContext } from './tokens/issueTokens';
import { readKeyProof, type SentProof } from './tokens/keyProof';

/**
 * Returns the thumbprint of the key that the tokens of this sign-in are to be bound to; undefined for a client that sends
 * no proof. Clocks don't matter here: an old proof binds to a key that whoever sends it can't use.
 * @throws {Refusal} `badRequest` for a proof that is none
 */
export const keyOfSignIn = async ({
  tokenKeys,
  proof,
  now,
}: SessionContext & { readonly proof: SentProof }): Promise<string | undefined> => {
  if (!proof.token) return undefined;
  const read = await readKeyProof(tokenKeys, proof, now());
  if (!read) throw new Refusal('badRequest', sessionTexts.wrongProof);
  return read.thumbprint;
};
