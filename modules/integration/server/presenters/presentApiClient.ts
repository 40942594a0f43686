import type { BeforeJson } from '../../../../contract/calls/defineCall';
import type { ApiClient, ListedClient } from '../../contract/apiClient';
import type { CalledClient } from '../clients/listClients';
import type { StoredClient } from '../clients/selectClients';

/** Returns a client as the contract has it: no secret, no hash, no public key. */
export const presentApiClient = ({ publicId, keys, ...client }: StoredClient): BeforeJson<ApiClient> => ({
  ...client,
  clientId: publicId,
  keys: keys.map(({ id, kind, hint, createdOn, expiresOn, lastUsedOn, revokedOn }) => ({
    id,
    kind,
    hint,
    createdOn,
    expiresOn,
    lastUsedOn,
    revokedOn,
  })),
});

/** Returns a client of a list as the contract has it. */
export const presentListedClient = (client: CalledClient): BeforeJson<ListedClient> => ({
  ...presentApiClient(client),
  lastCallOn: client.lastCallOn,
  refusals: client.refusals,
});
