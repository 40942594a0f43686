import { SignJWT } from 'jose';
import { z } from 'zod';
import { type TokenKeys, tokenAlgorithm, verifiedClaims } from '../../../server/lib/tokenKeys';
import { accessTokenTerms } from '../../../server/services/session/tokens/accessToken';

/** What each token serves, and nothing else: its audience is its own. */
const purposes = {
  /** The password was right, and a factor is to follow. */
  signIn: z.object({
    sub: z.coerce.number(),
    proof: z.string(),
    /** When the password or the corporate identity was proven, in milliseconds; absent from a server of before. */
    provenOn: z.number().optional(),
  }),
  /** A new password was set by a link, and these factors were added since the one before: they may be taken away. */
  addedFactors: z.object({ sub: z.coerce.number(), proof: z.string(), ids: z.array(z.number()) }),
  /** A generator of codes that a code is to confirm; `secret` is encrypted. */
  generator: z.object({ sub: z.coerce.number(), secret: z.string() }),
  /** A passkey to be added, and one to be proven: what it must sign. */
  newPasskey: z.object({ sub: z.coerce.number(), challenge: z.string() }),
  passkey: z.object({ sub: z.coerce.number(), challenge: z.string() }),
} as const;

export type TokenPurpose = keyof typeof purposes;
type Claims<Purpose extends TokenPurpose> = z.output<(typeof purposes)[Purpose]>;

/** How long each may take: finding a telephone, installing an application. */
const purposeSeconds = 10 * 60;

/** Signs a token for one purpose, with the first key; it authorises no call. */
export const signPurposeToken = <Purpose extends TokenPurpose>(
  [key]: TokenKeys,
  purpose: Purpose,
  { sub, ...claims }: Claims<Purpose>,
  now: Date,
): Promise<string> => {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: tokenAlgorithm })
    .setIssuer(accessTokenTerms.issuer)
    .setAudience(audienceOf(purpose))
    .setSubject(String(sub))
    .setJti(crypto.randomUUID())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + purposeSeconds)
    .sign(key);
};

/** A genuine token of a purpose, with what makes it one of a kind. */
export type PurposeToken<Purpose extends TokenPurpose> = Claims<Purpose> & {
  readonly jti: string;
  readonly expiresOn: Date;
};

/** Returns what a token of this purpose says; undefined if it is forged, of another purpose, or expired. */
export const readPurposeToken = async <Purpose extends TokenPurpose>(
  keys: TokenKeys,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<PurposeToken<Purpose> | undefined> => {
  const verified = await verifiedClaims(keys, token, {
    issuer: accessTokenTerms.issuer,
    audience: audienceOf(purpose),
    requiredClaims: ['sub', 'exp', 'jti'],
    currentDate: now,
  });
  const claims = purposes[purpose].safeParse(verified);
  if (!claims.success || !verified?.jti || !verified.exp) return undefined;
  return {
    ...(claims.data as Claims<Purpose>),
    jti: verified.jti,
    expiresOn: new Date(verified.exp * 1000),
  };
};

const audienceOf = (purpose: TokenPurpose) => `tarifa-social-internet/${purpose}`;
