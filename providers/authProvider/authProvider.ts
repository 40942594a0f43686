import type { AuthProvider } from 'ra-core';
import type { getLoginFromAzureIdentity, login, signOut } from '../../contract/calls/authentication';
import { publicCalls } from '../../contract/calls/publicCalls';
import { asSession } from '../../contract/entities/asSession';
import type { Session, TokenPair } from '../../contract/entities/session';
import type { FactorChallenge } from '../../contract/entities/signInStep';
import { paths } from '../../contract/paths';
import { callPublic } from '../http/callPublic';
import { clearSession, readSession, writeSession } from '../http/session';
import type { finishCorporateSignIn, startCorporateSignIn } from './corporateSignIn';
import { loginRoute } from './loginRoute';
import { readPendingSignIn } from './pendingSignIn';
import { sessionResponses } from './sessionResponses';

/**
 * The credentials for signing in: a user's own password, the token of the corporate sign-in (spec 2.2), or the call that
 * ends a sign-in by a factor.
 */
export type Credentials =
  | { username: string; password: string }
  | { identityToken: string }
  | { ask: () => Promise<unknown> };

/** How a sign-in ended: with a session, which is stored, or, the password being right, with a factor that is to follow. */
export type SignedIn = { readonly session: Session } | { readonly challenge: FactorChallenge };

/** react-admin's auth provider with this application's additions, which the sign-in screens also call. */
export interface AppAuthProvider extends AuthProvider {
  login: (credentials: Credentials) => Promise<SignedIn>;
  startCorporateSignIn: typeof startCorporateSignIn;
  finishCorporateSignIn: typeof finishCorporateSignIn;
}

const ask = (credentials: Credentials): Promise<unknown> => {
  if ('ask' in credentials) return credentials.ask();
  return 'identityToken' in credentials
    ? callPublic<typeof getLoginFromAzureIdentity>(
        publicCalls.getLoginFromAzureIdentity,
        {},
        { bearer: credentials.identityToken, isSignIn: true },
      )
    : callPublic<typeof login>(publicCalls.login, credentials, { isSignIn: true });
};

/** Reads an answer; an absent list and null mean the same (spec 7.1, Empty). */
const readAnswer = (answer: unknown): SignedIn => {
  const { roles, permissions, ...rest } = Object(answer);
  const session = asSession({ ...rest, roles: roles ?? [], permissions: permissions ?? [] });
  if (session) return { session };
  // What is neither must not pass for a sign-in: there would be no session afterwards.
  if (!rest.factorChallenge) throw new TypeError('The answer to the sign-in is no session');
  return { challenge: rest };
};

/**
 * Signs in and stores the session in this browser; a refusal leaves no session (spec 2.2 and 4), except one that another
 * attempt has opened meanwhile.
 */
const signIn = async (credentials: Credentials): Promise<SignedIn> => {
  const before = readSession()?.accessToken;
  const leaveNone = () => {
    if (readSession()?.accessToken === before) clearSession();
  };
  let session: TokenPair | undefined;
  try {
    const signedIn = readAnswer(await ask(credentials));
    if ('session' in signedIn) {
      session = signedIn.session;
      writeSession(signedIn.session);
    } else leaveNone();
    return signedIn;
  } catch (error) {
    leaveNone();
    if (session) endAtServer(session);
    throw error;
  }
};

/** Tells the server, if it has the call, that these tokens are no longer used; nothing waits for the result. */
const endAtServer = ({ accessToken, refreshToken }: TokenPair): void => {
  callPublic<typeof signOut>(publicCalls.signOut, { accessToken, refreshToken }).catch(() => undefined);
};

/** Loaded on demand: few users sign in this way, so the login page does not wait for its code. */
const corporate = () => import('./corporateSignIn');

/** Sign-in, session and rights (spec 2.1, 2.2, 4 and 6). The login page loads this, so it stays free of libraries. */
export const authProvider: AppAuthProvider = {
  login: signIn,
  startCorporateSignIn: async (...of) => (await corporate()).startCorporateSignIn(...of),
  finishCorporateSignIn: async (config) =>
    readPendingSignIn() && (await corporate()).finishCorporateSignIn(config),
  logout: async () => {
    const session = readSession();
    clearSession();
    if (session) endAtServer(session);
    return paths.login;
  },
  checkAuth: async () => {
    if (!sessionResponses.isSignedIn()) throw { redirectTo: loginRoute(window.location), message: false };
  },
  // The transport ends a session itself and reports it. If this rejected, react-admin would give the failed
  // call's caller an empty answer, which a form would take for success.
  checkError: async () => undefined,
  getIdentity: async () => sessionResponses.identity(),
  getPermissions: async () => sessionResponses.grants(),
  canAccess: async ({ resource, action }) => sessionResponses.allows(resource, action),
};
