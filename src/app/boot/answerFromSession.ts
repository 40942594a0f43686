import type { QueryClient } from '@tanstack/react-query';
import { access, allows } from '../../../contract/access';
import { sessionResponses } from '../../../providers/authProvider/sessionResponses';

/**
 * Seeds react-admin's cache with the session's answers. Otherwise it would request each of them after a render and
 * render again, guard after guard, before a screen's first call goes out. Rights are requested again when another tab
 * changes the session, not on every render of a button.
 */
export const answerFromSession = (queryClient: QueryClient): void => {
  if (!sessionResponses.isSignedIn()) return;
  const grants = sessionResponses.grants();
  queryClient.setQueryDefaults(['auth', 'canAccess'], {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  queryClient.setQueryData(['auth', 'checkAuth', {}], true);
  queryClient.setQueryData(['auth', 'getIdentity'], sessionResponses.identity());
  queryClient.setQueryData(['auth', 'getPermissions', {}], grants);
  for (const [resource, actions] of Object.entries(access)) {
    for (const action of Object.keys(actions)) {
      queryClient.setQueryData(['auth', 'canAccess', { action, resource }], allows(grants, resource, action));
    }
  }
};
