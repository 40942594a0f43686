import { searchProviders as searchProvidersCall } from '../../contract/calls/user';
import type { Mount } from '../http/mount';
import { presentProviderRow } from '../presenters/presentProvider';
import { searchProviders } from '../services/provider/searchProviders';

/** The calls of /User (spec 7). */
export const userRoutes = (mount: Mount): void => {
  mount.call(searchProvidersCall, async (context, input) => {
    const { rows, totalItems } = await searchProviders(context, input);
    return { items: rows.map(presentProviderRow), totalItems };
  });
};
