import { z } from 'zod';
import { moment } from '../../../contract/entities/moment';

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
