import type { AuthProvider } from 'ra-core';
import { z } from 'zod';
import { allows, type Grants } from '../../contract/access';
import { getLoginFromAzureIdentity, login } from '../../contract/calls/authentication';
import { session } from '../../contract/entities/session';
import { callApi } from '../http/callApi';
import { loginRoute } from './loginRoute';
import { clearSession, readSession, writeSession } from './sessionStore';

/** What a person signs in with: their own password, or the token of the corporate sign-in (spec 2.2). */
export type Credentials = { username: string; password: string } | { identityToken: string };

const openSession = (credentials: Credentials) =>
  'identityToken' in credentials
    ? callApi(getLoginFromAzureIdentity, {}, { bearer: credentials.identityToken })
    : callApi(login, credentials);

// An absent list and null mean the same (api.md, Conventions).
const list = z
  .array(z.string())
  .nullish()
  .transform((codes) => codes ?? []);
const answeredSession = session.extend({ roles: list, permissions: list });

const noGrants: Grants = { roles: [], permissions: [] };

const grants = (): Grants => {
  const session = readSession();
  return session ? { roles: session.roles, permissions: session.permissions } : noGrants;
};

/** Sign-in, session and rights for react-admin (spec 2.1, 2.2, 4 and 6). */
export const authProvider: AuthProvider = {
  login: async (credentials: Credentials) => {
    try {
      // An answer that is no user object must not pass for a sign-in: there would be no session after it.
      writeSession(answeredSession.parse(await openSession(credentials)));
    } catch (error) {
      clearSession();
      throw error;
    }
  },
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
