import type { ServerModule } from '../../../server/http/serverModule';
import * as calls from '../contract/calls';
import { presentSavedSearch } from './presentSavedSearch';
import { createSavedSearch, listSavedSearches, removeSavedSearch, updateSavedSearch } from './savedSearches';

/** Searches of lists that people keep under a name, for themselves or for their side. */
export const savedSearches: ServerModule = {
  name: 'savedSearches',
  calls,
  routes: (mount) => {
    mount.call(calls.listSavedSearches, async (context, input) =>
      (await listSavedSearches(context, input)).map(presentSavedSearch),
    );
    mount.call(calls.createSavedSearch, async (context, input) =>
      presentSavedSearch(await createSavedSearch(context, input)),
    );
    mount.call(calls.updateSavedSearch, async (context, input) =>
      presentSavedSearch(await updateSavedSearch(context, input)),
    );
    mount.call(calls.removeSavedSearch, removeSavedSearch);
  },
};
