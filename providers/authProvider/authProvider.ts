import type { AuthProvider } from 'ra-core';
import { allows, type Grants } from '../../contract/access';
import { loginRoute } from './loginRoute';
import { openSession } from './openSession';
import { clearSession, readSession } from './sessionStore';

const noGrants: Grants = { roles: [], permissions: [] };

const grants = (): Grants => {
  const session = readSession();
  return session ? { roles: session.roles, permissions: session.permissions } : noGrants;
};

/** Sign-in, session and rights for react-admin (spec 2.1, 2.2, 4 and 6). */
export const authProvider: AuthProvider = {
  login: openSession,
  logout: async () => {
    clearSession();
    return '/login';
  },
  checkAuth: async () => {
    if (!readSession()) throw { redirectTo: loginRoute(window.location), message: false };
  },
  // The transport ends a session itself and says so. A rejection here would make react-admin
  // hand the failed call's caller an empty answer, which a form would take for success.
  checkError: async () => undefined,
  getIdentity: async () => {
    const username = readSession()?.username ?? '';
    return { id: username, fullName: username };
  },
  getPermissions: async () => grants(),
  canAccess: async ({ resource, action }) => allows(grants(), resource, action),
};
