import { errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { TokenSubject } from './signAccessToken';
import { accessTokenTerms } from './tokenTerms';

const tokenSubject = z.object({
  sub: z.coerce.number().pipe(z.int32().positive()),
  sid: z.uuid(),
  auth_time: z.int().positive(),
});

/**
 * Whose a genuine access token is; undefined when it is forged, foreign or expired.
 * `expiredForSeconds` tolerates a token that ended no longer ago.
 */
export const readAccessToken = async (
  key: CryptoKey,
  token: string,
  now: Date,
  expiredForSeconds = 0,
): Promise<TokenSubject | undefined> => {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [accessTokenTerms.algorithm],
      issuer: accessTokenTerms.issuer,
      audience: accessTokenTerms.audience,
      requiredClaims: ['sub', 'sid', 'exp'],
      clockTolerance: expiredForSeconds,
      currentDate: now,
    });
    const subject = tokenSubject.safeParse(payload);
    if (!subject.success) return undefined;
    const { sub, sid, auth_time } = subject.data;
    return { userId: sub, familyId: sid, signedInOn: new Date(auth_time * 1000) };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
};
