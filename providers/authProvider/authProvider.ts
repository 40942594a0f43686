import type { AuthProvider } from 'ra-core';
import { loginRoute } from './loginRoute';
import { openSession } from './openSession';
import { sessionAnswers } from './sessionAnswers';
import { clearSession } from './sessionStore';

/** Sign-in, session and rights for react-admin (spec 2.1, 2.2, 4 and 6). */
export const authProvider: AuthProvider = {
  login: openSession,
  logout: async () => {
    clearSession();
    return '/login';
  },
  checkAuth: async () => {
    if (!sessionAnswers.isSignedIn()) throw { redirectTo: loginRoute(window.location), message: false };
  },
  // The transport ends a session itself and says so. A rejection here would make react-admin
  // hand the failed call's caller an empty answer, which a form would take for success.
  checkError: async () => undefined,
  getIdentity: async () => sessionAnswers.identity(),
  getPermissions: async () => sessionAnswers.grants(),
  canAccess: async ({ resource, action }) => sessionAnswers.allows(resource, action),
};
