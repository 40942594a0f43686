import type { ApiClient, ListedClient } from '../../contract/entities/apiClient';
import type { CalledClient } from '../services/apiClients/listClients';
import type { StoredClient } from '../services/apiClients/selectClients';

const momentOf = (date: Date | null) => date?.toISOString() ?? null;

/** Returns a client as the contract has it: no secret, no hash, no public key. */
export const presentApiClient = ({ publicId, keys, ...client }: StoredClient): ApiClient => ({
  ...client,
  clientId: publicId,
  createdOn: client.createdOn.toISOString(),
  lastUsedOn: momentOf(client.lastUsedOn),
  revokedOn: momentOf(client.revokedOn),
  keys: keys.map(({ id, kind, hint, createdOn, expiresOn, lastUsedOn, revokedOn }) => ({
    id,
    kind,
    hint,
    createdOn: createdOn.toISOString(),
    expiresOn: expiresOn.toISOString(),
    lastUsedOn: momentOf(lastUsedOn),
    revokedOn: momentOf(revokedOn),
  })),
});

/** Returns a client of a list as the contract has it. */
export const presentListedClient = ({ lastCallOn, refusals, ...client }: CalledClient): ListedClient => ({
  ...presentApiClient(client),
  lastCallOn: momentOf(lastCallOn),
  refusals,
});
