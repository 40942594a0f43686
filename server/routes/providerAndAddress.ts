import { searchAddresses as searchAddressesCall } from '../../contract/calls/address';
import { getProviderContext as getProviderContextCall, getProviders } from '../../contract/calls/provider';
import type { Mount } from '../http/mount';
import { presentAddress } from '../presenters/presentAddress';
import { presentProviderOption } from '../presenters/presentProvider';
import { searchAddresses } from '../services/address/searchAddresses';
import { getProviderContext, listActiveProviders } from '../services/providers/listActiveProviders';

/** The calls of /Provider and /Address (spec 7). */
export const providerAndAddressRoutes = (mount: Mount): void => {
  mount.call(getProviders, async (context) => {
    const providers = await listActiveProviders(context);
    return providers.map(presentProviderOption);
  });

  mount.call(getProviderContextCall, async (context) =>
    presentProviderOption(await getProviderContext(context)),
  );

  mount.call(searchAddressesCall, async (context, input) => {
    const rows = await searchAddresses(context, input);
    return rows.map(presentAddress);
  });
};
