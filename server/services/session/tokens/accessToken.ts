import { SignJWT } from 'jose';
import { z } from 'zod';
import { type TokenKeys, tokenAlgorithm, verifiedClaims } from '../../../lib/tokenKeys';

/** The owner of a token, and the sign-in that it descends from. */
export interface TokenSubject {
  readonly userId: number;
  readonly familyId: string;
  /** When the password or corporate identity was last verified; to the second. */
  readonly signedInOn: Date;
}

/** Signs an access token with the first key: HS256, 15 minutes, never the same twice. */
export const signAccessToken = ([key]: TokenKeys, subject: TokenSubject, now: Date): Promise<string> => {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: subject.familyId, auth_time: Math.floor(subject.signedInOn.getTime() / 1000) })
    .setProtectedHeader({ alg: tokenAlgorithm })
    .setIssuer(accessTokenTerms.issuer)
    .setAudience(accessTokenTerms.audience)
    .setSubject(String(subject.userId))
    .setJti(crypto.randomUUID())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessTokenTerms.seconds)
    .sign(key);
};

const tokenSubject = z.object({
  sub: z.coerce.number().pipe(z.int32().positive()),
  sid: z.uuid(),
  auth_time: z.int().positive(),
});

/**
 * Returns the subject of a genuine access token; undefined if it is forged, foreign or expired.
 * `expiredForSeconds` tolerates a token that expired no longer ago than that.
 */
export const readAccessToken = async (
  keys: TokenKeys,
  token: string,
  now: Date,
  expiredForSeconds = 0,
): Promise<TokenSubject | undefined> => {
  const claims = await verifiedClaims(keys, token, {
    issuer: accessTokenTerms.issuer,
    audience: accessTokenTerms.audience,
    requiredClaims: ['sub', 'sid', 'exp'],
    clockTolerance: expiredForSeconds,
    currentDate: now,
  });
  const subject = tokenSubject.safeParse(claims);
  if (!subject.success) return undefined;
  const { sub, sid, auth_time } = subject.data;
  return { userId: sub, familyId: sid, signedInOn: new Date(auth_time * 1000) };
};

/** The fixed properties of every access token. */
export const accessTokenTerms = {
  issuer: 'tarifa-social-internet',
  audience: 'tarifa-social-internet/api',
  seconds: 15 * 60,
} as const;

/** How long a refresh token may be exchanged: after that much inactivity the user must sign in again. */
export const refreshTokenSeconds = 12 * 60 * 60;

/** How long a session may last before the user must sign in again, however active it is. */
export const sessionSeconds = 24 * 60 * 60;
