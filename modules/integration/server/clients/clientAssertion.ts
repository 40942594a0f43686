import { decodeJwt, decodeProtectedHeader, errors, importJWK, jwtVerify } from 'jose';
import { z } from 'zod';
import type { PublicKey } from '../../../../contract/entities/publicKey';
import { apiAssertions } from '../../../../server/db/schema/apiClients';
import { hashToken } from '../../../../server/lib/hashToken';
import type { ServiceContext } from '../../../../server/services/context/serviceContext';
import { algorithmsOf } from './clientKeys';

/** How far the clocks of a client and of the server may be apart, in seconds. */
const clockTolerance = 60;
/** For how long a proof may be made to hold, in seconds. */
const longestProof = 5 * 60;
/** What the client's own key signed, which is no reason to believe its shape. */
const proofClaims = z.object({
  exp: z.number(),
  iat: z.number().optional(),
  jti: z.string().min(1).max(255),
});

/** A public key of a client. */
export interface PublicClientKey {
  readonly id: number;
  readonly publicKey: PublicKey;
}

/** What a proof has to be about. */
export interface ProofTerms {
  /** The client's id, which the proof names as `iss` and `sub`. */
  readonly publicId: string;
  /** The addresses of this server, one of which the proof names as `aud`. */
  readonly audience: readonly string[];
  readonly keys: readonly PublicClientKey[];
}

/** The key that signed a proof; or why it is not taken, in words that OAuth 2 allows. */
export type ProofOutcome =
  | { readonly keyId: number; readonly problem?: string }
  | { readonly problem: string };

/** Returns the client that a proof names, unverified; undefined if it is none or names two. */
export const clientOfProof = (assertion: string): string | undefined => {
  try {
    const { iss, sub } = decodeJwt(assertion);
    // Nobody has signed it yet: it may be anything that JSON can be.
    return iss === sub && typeof sub === 'string' ? sub : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Checks the proof that a client signed (RFC 7523): its key, for whom it is, that it holds for minutes and that no server
 * has taken it before.
 */
export const checkProof = async (
  context: Pick<ServiceContext, 'db' | 'now'>,
  assertion: string,
  terms: ProofTerms,
): Promise<ProofOutcome> => {
  const read = await verifiedBy(assertion, terms, context.now());
  if (!('claims' in read)) return read;
  const { keyId, claims } = read;
  const problem = await problemOf(context, proofClaims.safeParse(claims), terms.publicId);
  return problem ? { keyId, problem } : { keyId };
};

const unsigned = { problem: 'The assertion is not signed by a key of the client' } as const;

const verifiedBy = async (
  assertion: string,
  { publicId, audience, keys }: ProofTerms,
  now: Date,
): Promise<ProofOutcome | { keyId: number; claims: unknown }> => {
  const header = headerOf(assertion);
  for (const { id, publicKey } of keys) {
    const { alg, kid } = header;
    if (!alg || !algorithmsOf(publicKey).includes(alg)) continue;
    if (kid !== undefined && publicKey.kid !== undefined && kid !== publicKey.kid) continue;
    try {
      const { payload } = await jwtVerify(assertion, await importJWK(publicKey, alg), {
        algorithms: [alg],
        issuer: publicId,
        subject: publicId,
        audience: [...audience],
        requiredClaims: ['exp', 'jti'],
        clockTolerance,
        currentDate: now,
      });
      return { keyId: id, claims: payload };
    } catch (failure) {
      if (failure instanceof errors.JWSSignatureVerificationFailed) continue;
      if (failure instanceof errors.JWTExpired) return { keyId: id, problem: 'The assertion has expired' };
      if (failure instanceof errors.JWTClaimValidationFailed)
        return { keyId: id, problem: `The assertion's ${failure.claim} is missing or not the one expected` };
      if (failure instanceof errors.JOSEError) return unsigned;
      throw failure;
    }
  }
  return unsigned;
};

const headerOf = (assertion: string) => {
  try {
    return decodeProtectedHeader(assertion);
  } catch {
    return {};
  }
};

const problemOf = async (
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  { data: claims, error }: z.ZodSafeParseResult<z.output<typeof proofClaims>>,
  publicId: string,
): Promise<string | undefined> => {
  if (!claims)
    return `The assertion's ${error?.issues[0]?.path.join('.')} is missing or not the one expected`;
  const { exp, iat, jti } = claims;
  const seconds = Math.floor(now().getTime() / 1000);
  if (exp - seconds > longestProof + clockTolerance)
    return "The assertion's exp is more than five minutes away";
  if (iat !== undefined && iat > seconds + clockTolerance) return "The assertion's iat is in the future";
  const taken = await db
    .insert(apiAssertions)
    .values({
      digest: await hashToken(`${publicId}\n${jti}`),
      expiresOn: new Date((exp + clockTolerance) * 1000),
    })
    .onConflictDoNothing()
    .returning({ digest: apiAssertions.digest });
  return taken.length === 0 ? "The assertion's jti was used before" : undefined;
};
