import { SignJWT } from 'jose';
import { accessTokenTerms } from './tokenTerms';

/** Whose a token is, and the sign-in that it descends from. */
export interface TokenSubject {
  readonly userId: number;
  readonly familyId: string;
  /** When its password or corporate identity was last proven; to the second. */
  readonly signedInOn: Date;
}

/** Signs an access token: HS256, 15 minutes, never the same twice. */
export const signAccessToken = (key: CryptoKey, subject: TokenSubject, now: Date): Promise<string> => {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: subject.familyId, auth_time: Math.floor(subject.signedInOn.getTime() / 1000) })
    .setProtectedHeader({ alg: accessTokenTerms.algorithm })
    .setIssuer(accessTokenTerms.issuer)
    .setAudience(accessTokenTerms.audience)
    .setSubject(String(subject.userId))
    .setJti(crypto.randomUUID())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessTokenTerms.seconds)
    .sign(key);
};
