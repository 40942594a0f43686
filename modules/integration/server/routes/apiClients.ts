import type { Mount } from '../../../../server/http/mount';
import {
  addApiClientKey,
  createApiClient as createCall,
  listApiClients as listCall,
  revokeApiClientKey,
  revokeApiClient as revokeCall,
  updateApiClient as updateCall,
} from '../../contract/calls/apiClients';
import { listApiClients } from '../clients/listClients';
import {
  addClientKey,
  type ChangedClient,
  createApiClient,
  revokeApiClient,
  revokeClientKey,
  updateApiClient,
} from '../clients/manageClients';
import { inEnvironment } from '../environment/inEnvironment';
import { presentApiClient, presentListedClient } from '../presenters/presentApiClient';

/** The calls about the systems of providers. */
export const apiClientRoutes = (mount: Mount): void => {
  mount.call(listCall, async (context, input) => {
    const { clients, rights } = await listApiClients(await inEnvironment(context, input), input);
    return { clients: clients.map(presentListedClient), rights };
  });
  mount.call(createCall, async (context, input) =>
    presentChanged(await createApiClient(await inEnvironment(context, input), input)),
  );
  mount.call(updateCall, async (context, input) =>
    presentApiClient(await updateApiClient(await inEnvironment(context, input), input)),
  );
  mount.call(addApiClientKey, async (context, input) =>
    presentChanged(await addClientKey(await inEnvironment(context, input), input)),
  );
  mount.call(revokeApiClientKey, async (context, input) =>
    presentApiClient(await revokeClientKey(await inEnvironment(context, input), input)),
  );
  mount.call(revokeCall, async (context, input) =>
    presentApiClient(await revokeApiClient(await inEnvironment(context, input), input)),
  );
};

const presentChanged = ({ client, secret }: ChangedClient) => ({ client: presentApiClient(client), secret });
