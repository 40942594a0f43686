import { reportPageFailure } from '../../contract/calls/pageFailure';
import { withdrawCall as withdrawCallDeclaration } from '../../contract/calls/repeatableCall';
import {
  createSavedSearch as createSavedSearchCall,
  listSavedSearches as listSavedSearchesCall,
  removeSavedSearch as removeSavedSearchCall,
  updateSavedSearch as updateSavedSearchCall,
} from '../../contract/calls/savedSearch';
import type { AppParts } from '../http/appParts';
import type { Mount } from '../http/mount';
import { presentSavedSearch } from '../presenters/presentSavedSearch';
import { withdrawCall } from '../services/context/onceByKey';
import {
  createSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  updateSavedSearch,
} from '../services/savedSearches/savedSearches';

/** Calls of our own: saved searches, the report of a page that could not be drawn, withdrawing a call. */
export const ownCallRoutes = (mount: Mount, { log }: AppParts): void => {
  mount.call(reportPageFailure, async ({ actor }, failure) => {
    log.warn('a page could not be drawn', { ...failure, userId: actor.userId });
    return true;
  });

  mount.call(withdrawCallDeclaration, withdrawCall);

  mount.call(listSavedSearchesCall, async (context, input) =>
    (await listSavedSearches(context, input)).map(presentSavedSearch),
  );
  mount.call(createSavedSearchCall, async (context, input) =>
    presentSavedSearch(await createSavedSearch(context, input)),
  );
  mount.call(updateSavedSearchCall, async (context, input) =>
    presentSavedSearch(await updateSavedSearch(context, input)),
  );
  mount.call(removeSavedSearchCall, removeSavedSearch);
};
