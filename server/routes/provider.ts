import { getProviderContext as getProviderContextCall, getProviders } from '../../contract/calls/provider';
import type { Mount } from '../http/mount';
import { presentProviderOption } from '../presenters/presentProvider';
import { getProviderContext, listActiveProviders } from '../services/providers/listActiveProviders';

/** The calls of /Provider (spec 7). */
export const providerRoutes = (mount: Mount): void => {
  mount.call(getProviders, async (context) => {
    const providers = await listActiveProviders(context);
    return providers.map(presentProviderOption);
  });

  mount.call(getProviderContextCall, async (context) =>
    presentProviderOption(await getProviderContext(context)),
  );
};
