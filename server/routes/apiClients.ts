import {
  addApiClientKey,
  createApiClient as createCall,
  listApiClients as listCall,
  revokeApiClientKey,
  revokeApiClient as revokeCall,
  updateApiClient as updateCall,
} from '../../contract/calls/apiClients';
import type { Mount } from '../http/mount';
import { presentApiClient } from '../presenters/presentApiClient';
import {
  addClientKey,
  createApiClient,
  listApiClients,
  revokeApiClient,
  revokeClientKey,
  updateApiClient,
} from '../services/apiClients/manageClients';

/** The calls about the systems of providers. */
export const apiClientRoutes = (mount: Mount): void => {
  mount.call(listCall, async (context, input) => {
    const { clients, rights } = await listApiClients(context, input);
    return { clients: clients.map(presentApiClient), rights };
  });
  mount.call(createCall, async (context, input) => {
    const { client, secret } = await createApiClient(context, input);
    return { client: presentApiClient(client), secret };
  });
  mount.call(updateCall, async (context, input) => presentApiClient(await updateApiClient(context, input)));
  mount.call(addApiClientKey, async (context, input) => {
    const { client, secret } = await addClientKey(context, input);
    return { client: presentApiClient(client), secret };
  });
  mount.call(revokeApiClientKey, async (context, input) =>
    presentApiClient(await revokeClientKey(context, input)),
  );
  mount.call(revokeCall, async (context, input) => presentApiClient(await revokeApiClient(context, input)));
};
