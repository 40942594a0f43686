import { z } from 'zod';
import { moment } from './moment';

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

/** A key of a client, without what it proves. */
const apiClientKey = z.object({
  id: z.int().positive(),
  /** A secret, or the public half of a pair (private_key_jwt). */
  kind: z.enum(['secret', 'jwk']),
  /** The last four characters of the secret, or the key's `kid`, which a client names in its proofs. */
  hint: z.string(),
  createdOn: moment,
  expiresOn: moment,
  lastUsedOn: moment.nullable(),
  revokedOn: moment.nullable(),
});

/** A key of a client, as people see it. */
export type ApiClientKey = z.infer<typeof apiClientKey>;

/** A client: a system of a provider that makes calls. */
export const apiClient = z.object({
  id: z.int().positive(),
  /** What it names itself by when it asks for a token (`client_id`). */
  clientId: z.string(),
  name: z.string(),
  providerId: z.int().positive(),
  providerName: z.string(),
  /** The codes of its rights. Those that nobody of its provider has any more do not count. */
  permissions: z.array(z.string()),
  /** The networks it may come from (CIDR); anywhere when empty. */
  addresses: z.array(z.string()),
  createdOn: moment,
  /** Who created it. */
  createdBy: z.string(),
  lastUsedOn: moment.nullable(),
  revokedOn: moment.nullable(),
  /** Newest first. */
  keys: z.array(apiClientKey),
});
export type ApiClient = z.infer<typeof apiClient>;

/** A client in a list, with what its calls of the last seven days tell. */
export const listedClient = apiClient.extend({
  /** Of its last call; of its last token when that is longer ago. */
  lastCallOn: moment.nullable(),
  /** How many of the calls were refused. */
  refusals: z.int().nonnegative(),
});
export type ListedClient = z.infer<typeof listedClient>;
