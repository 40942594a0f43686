import { z } from 'zod';

/** The private half, which nobody may send. */
const secretHalf = { d: z.never('Envie só a parte pública da chave.').optional() };
const kid = z.string().max(100).optional();
const base64url = z.string().regex(/^[A-Za-z0-9_-]{1,1400}$/);

/** A public key as JWK: of RSA with 2048 bits or more (RS256, PS256), P-256 (ES256) or Ed25519 (EdDSA). */
export const publicKey = z.discriminatedUnion('kty', [
  z.object({ kty: z.literal('RSA'), n: base64url, e: base64url, kid, ...secretHalf }),
  z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: base64url, y: base64url, kid, ...secretHalf }),
  z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: base64url, kid, ...secretHalf }),
]);
export type PublicKey = z.infer<typeof publicKey>;
