import { SignJWT } from 'jose';
import { z } from 'zod';
import { type TokenKeys, tokenAlgorithm, verifiedClaims } from '../../../lib/tokenKeys';
import { accessTokenTerms } from './accessToken';

/** A browser that was signed in with, and its users, latest first. */
export interface Device {
  readonly id: string;
  readonly userIds: readonly number[];
}

/** How long a browser is known after the last sign-in, in seconds. */
export const deviceSeconds = 180 * 24 * 60 * 60;
/** How many users of a browser are known: as many as may share a desk. */
const maxUsers = 5;

const audience = 'tarifa-social-internet/device';
const deviceClaims = z.object({
  jti: z.uuid(),
  users: z.array(z.int32().positive()).max(maxUsers),
});

/**
 * Returns the browser that a token was issued to; undefined without a genuine one. It opens nothing: it only
 * keeps strangers' wrong passwords from counting against this browser.
 */
export const readDeviceToken = async (
  keys: TokenKeys,
  token: string | undefined,
  now: Date,
): Promise<Device | undefined> => {
  if (!token) return undefined;
  const verified = await verifiedClaims(keys, token, {
    issuer: accessTokenTerms.issuer,
    audience,
    requiredClaims: ['exp', 'jti'],
    currentDate: now,
  });
  const claims = deviceClaims.safeParse(verified);
  return claims.success ? { id: claims.data.jti, userIds: claims.data.users } : undefined;
};

/** Signs a token with the first key for a browser that this user, and those before, signed in with. */
export const signDeviceToken = (
  [key]: TokenKeys,
  userId: number,
  known: Device | undefined,
  now: Date,
): Promise<string> => {
  const others = (known?.userIds ?? []).filter((id) => id !== userId);
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ users: [userId, ...others].slice(0, maxUsers) })
    .setProtectedHeader({ alg: tokenAlgorithm })
    .setIssuer(accessTokenTerms.issuer)
    .setAudience(audience)
    .setJti(known?.id ?? crypto.randomUUID())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + deviceSeconds)
    .sign(key);
};
