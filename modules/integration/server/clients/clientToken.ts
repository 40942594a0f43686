import { SignJWT } from 'jose';
import { z } from 'zod';
import { type TokenKeys, tokenAlgorithm, verifiedClaims } from '../../../../server/lib/tokenKeys';
import { clientTokenSeconds } from '../../contract/apiClientLimits';
import type { ClientKey } from './findClient';

/** Its own audience: a person's token is never taken for a client's, nor the other way round. */
const terms = { issuer: 'tarifa-social-internet', audience: 'tarifa-social-internet/client' } as const;

const clientClaims = z.object({
  sub: z.coerce.number().pipe(z.int32().positive()),
  key: z.int32().positive(),
});

/** Signs the access token of a client with the first key; it holds for ten minutes, if its client and key do. */
export const signClientToken = (
  [key]: TokenKeys,
  { clientId, keyId }: ClientKey,
  now: Date,
): Promise<string> => {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ key: keyId })
    .setProtectedHeader({ alg: tokenAlgorithm, typ: 'at+jwt' })
    .setIssuer(terms.issuer)
    .setAudience(terms.audience)
    .setSubject(String(clientId))
    .setJti(crypto.randomUUID())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + clientTokenSeconds)
    .sign(key);
};

/** Returns whose a genuine client token is; undefined if it is forged, foreign, a person's or expired. */
export const readClientToken = async (
  keys: TokenKeys,
  token: string,
  now: Date,
): Promise<ClientKey | undefined> => {
  const claims = await verifiedClaims(keys, token, {
    ...terms,
    requiredClaims: ['sub', 'exp'],
    currentDate: now,
  });
  const read = clientClaims.safeParse(claims);
  return read.success ? { clientId: read.data.sub, keyId: read.data.key } : undefined;
};
