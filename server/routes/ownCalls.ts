import { findAnything as findAnythingCall } from '../../contract/calls/find';
import { reportPageFailure } from '../../contract/calls/pageFailure';
import { withdrawCall as withdrawCallDeclaration } from '../../contract/calls/repeatableCall';
import {
  createSavedSearch as createSavedSearchCall,
  listSavedSearches as listSavedSearchesCall,
  removeSavedSearch as removeSavedSearchCall,
  updateSavedSearch as updateSavedSearchCall,
} from '../../contract/calls/savedSearch';
import { getToDo as getToDoCall, setWeeklyMail as setWeeklyMailCall } from '../../contract/calls/toDo';
import type { AppParts } from '../http/appParts';
import type { Mount } from '../http/mount';
import { presentFindings } from '../presenters/presentFindings';
import { presentSavedSearch } from '../presenters/presentSavedSearch';
import { withdrawCall } from '../services/context/onceByKey';
import { findAnything } from '../services/find/findAnything';
import {
  createSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  updateSavedSearch,
} from '../services/savedSearches/savedSearches';
import { getToDo, setWeeklyMail } from '../services/toDo/getToDo';

/** Calls of our own: the search for anything, saved searches, what waits for the caller, the report of a page that could not be drawn, withdrawing a call. */
export const ownCallRoutes = (mount: Mount, { log, settings }: AppParts): void => {
  mount.call(findAnythingCall, async (context, input) =>
    presentFindings(context.actor, await findAnything(context, input)),
  );

  mount.call(reportPageFailure, async ({ actor }, failure) => {
    log.warn('a page could not be drawn', { ...failure, userId: actor.userId });
    return true;
  });

  mount.call(withdrawCallDeclaration, withdrawCall);

  mount.call(getToDoCall, async (context) => {
    const { entries, wantsMail } = await getToDo(context);
    return { entries, weeklyMail: (settings.sendsWeeklyMail ?? true) ? wantsMail : null };
  });
  mount.call(setWeeklyMailCall, setWeeklyMail);

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
