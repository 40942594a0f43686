import type { QueryClient } from '@tanstack/react-query';
import { access, allows } from '../../../contract/access';
import { sessionAnswers } from '../../../providers/authProvider/sessionAnswers';

/**
 * Gives react-admin the session's answers before it asks for them. The session is at hand, yet react-admin asks for
 * each answer after a drawing and draws anew with it, guard behind guard, before a screen's first call goes out.
 * Rights are asked for again when the session was changed by another tab, and not each time that a button is drawn.
 */
export const answerFromSession = (queryClient: QueryClient): void => {
  if (!sessionAnswers.isSignedIn()) return;
  const grants = sessionAnswers.grants();
  queryClient.setQueryDefaults(['auth', 'canAccess'], {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  queryClient.setQueryData(['auth', 'checkAuth', {}], true);
  queryClient.setQueryData(['auth', 'getIdentity'], sessionAnswers.identity());
  queryClient.setQueryData(['auth', 'getPermissions', {}], grants);
  for (const [resource, actions] of Object.entries(access)) {
    for (const action of Object.keys(actions)) {
      queryClient.setQueryData(['auth', 'canAccess', { action, resource }], allows(grants, resource, action));
    }
  }
};
