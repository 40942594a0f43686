import { calculateJwkThumbprint, EmbeddedJWK, errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { type TokenKeys, tokenAlgorithm, verifiedClaims } from '../../../lib/tokenKeys';
import { accessTokenTerms } from './accessToken';

/** What a call carried as proof that its sender holds a key (RFC 9449), and what the call was. */
export interface SentProof {
  readonly token: string | undefined;
  readonly method: string;
  readonly path: string;
  /** Gives the client a nonce for another proof. */
  readonly offerNonce: (nonce: string) => void;
}

/** A proof for this very call, signed by the key that it names. */
export interface KeyProof {
  /** RFC 7638 thumbprint of the key. */
  readonly thumbprint: string;
  readonly jti: string;
  /** Whether it was signed just now: by the client's clock or, where that is wrong, over a nonce of ours. */
  readonly isFresh: boolean;
}

/** For how long a proof may be used, by either clock, and a nonce be signed. */
const freshSeconds = 60;

const maxAddress = 2000;

const proofClaims = z.object({
  jti: z.string().min(16).max(100),
  iat: z.number(),
  htm: z.string(),
  // Measured first: a host in another script costs the square of its length.
  htu: z.string().refine((text) => text.length <= maxAddress && URL.canParse(text)),
  nonce: z.string().nullish(),
});

/**
 * Returns the proof that a call carried; undefined if there is none, or none for this call. Of its address only the path
 * counts: a key belongs to one origin, so no other site can have a proof signed by it, and a proxy may change the host.
 */
export const readKeyProof = async (
  keys: TokenKeys,
  { token, method, path }: SentProof,
  now: Date,
): Promise<KeyProof | undefined> => {
  if (!token) return undefined;
  try {
    const verified = await jwtVerify(token, EmbeddedJWK, {
      typ: 'dpop+jwt',
      algorithms: ['ES256'],
      currentDate: now,
    });
    const { data } = proofClaims.safeParse(verified.payload);
    const { jwk } = verified.protectedHeader;
    if (!data || !jwk || data.htm !== method || new URL(data.htu).pathname !== path) return undefined;
    const { jti, iat, nonce } = data;
    const isFresh = !nonce
      ? Math.abs(now.getTime() / 1000 - iat) <= freshSeconds
      : await isOurNonce(keys, nonce, now);
    return { thumbprint: await calculateJwkThumbprint(jwk), jti, isFresh };
  } catch (error) {
    // Keys that are none, such as a point beside its curve, are a DOMException.
    const kinds = [errors.JOSEError, TypeError, DOMException];
    if (kinds.some((kind) => error instanceof kind)) return undefined;
    throw error;
  }
};

/** In milliseconds: after this a proof is no longer fresh by any clock, so its `jti` may be forgotten. */
export const proofLifetime = 3 * freshSeconds * 1000;

const audience = 'tarifa-social-internet/proof';

/** Signs a nonce with the first key: it tells any server when it was given, so that none has to be kept. */
export const signNonce = ([key]: TokenKeys, now: Date): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: tokenAlgorithm })
    .setIssuer(accessTokenTerms.issuer)
    .setAudience(audience)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + freshSeconds)
    .sign(key);

const isOurNonce = async (keys: TokenKeys, nonce: string, now: Date): Promise<boolean> =>
  (await verifiedClaims(keys, nonce, {
    issuer: accessTokenTerms.issuer,
    audience,
    requiredClaims: ['exp'],
    currentDate: now,
  })) !== undefined;
