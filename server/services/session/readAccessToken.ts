import { errors, jwtVerify } from 'jose';
import type { TokenSubject } from './signAccessToken';
import { accessTokenTerms } from './tokenTerms';

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
    const userId = Number(payload.sub);
    if (!Number.isSafeInteger(userId) || typeof payload.sid !== 'string') return undefined;
    return { userId, familyId: payload.sid };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
};
