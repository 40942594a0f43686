import {
  addApiClientKey,
  createApiClient as createCall,
  listApiClients as listCall,
  revokeApiClientKey,
  revokeApiClient as revokeCall,
  updateApiClient as updateCall,
} from '../../contract/calls/apiClients';
import type { ApiEnvironment } from '../../contract/rules/apiEnvironments';
import type { Mount } from '../http/mount';
import { Refusal } from '../lib/refusal';
import { presentApiClient } from '../presenters/presentApiClient';
import {
  addClientKey,
  type ChangedClient,
  createApiClient,
  listApiClients,
  revokeApiClient,
  revokeClientKey,
  updateApiClient,
} from '../services/apiClients/manageClients';
import { clientTexts } from '../services/apiClients/texts';

/** The calls about the systems of providers. */
export const apiClientRoutes = (mount: Mount): void => {
  mount.call(listCall, async (context, input) => {
    const { clients, rights } = await listApiClients(inEnvironment(context, input), input);
    return { clients: clients.map(presentApiClient), rights };
  });
  mount.call(createCall, async (context, input) =>
    presentChanged(await createApiClient(inEnvironment(context, input), input)),
  );
  mount.call(updateCall, async (context, input) =>
    presentApiClient(await updateApiClient(inEnvironment(context, input), input)),
  );
  mount.call(addApiClientKey, async (context, input) =>
    presentChanged(await addClientKey(inEnvironment(context, input), input)),
  );
  mount.call(revokeApiClientKey, async (context, input) =>
    presentApiClient(await revokeClientKey(inEnvironment(context, input), input)),
  );
  mount.call(revokeCall, async (context, input) =>
    presentApiClient(await revokeApiClient(inEnvironment(context, input), input)),
  );
};

const presentChanged = ({ client, secret }: ChangedClient) => ({ client: presentApiClient(client), secret });

/** Returns the context of the environment that a call is about: this server's own, as long as there is no other. */
const inEnvironment = <Context>(
  context: Context,
  { environment }: { environment: ApiEnvironment },
): Context => {
  if (environment === 'sandbox')
    throw new Refusal('badRequest', clientTexts.noSandbox, undefined, 'environment');
  return context;
};
