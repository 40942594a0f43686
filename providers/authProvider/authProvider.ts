import type { AuthProvider } from 'ra-core';
import type { getLoginFromAzureIdentity, login, signOut } from '../../contract/calls/authentication';
import { publicCalls } from '../../contract/calls/publicCalls';
import { asSession } from '../../contract/entities/asSession';
import type { FactorChallenge } from '../../contract/entities/factors';
import type { TokenPair } from '../../contract/entities/session';
import { paths } from '../../contract/paths';
import { callPublic } from '../http/callPublic';
import { clearSession, readSession, writeSession } from '../http/session';
import type { finishCorporateSignIn, startCorporateSignIn } from './corporateSignIn';
import { loginRoute } from './loginRoute';
import { readPendingSignIn } from './pendingSignIn';
import { sessionResponses } from './sessionResponses';

/**
 * The credentials for signing in: a user's own password, the token of the corporate sign-in (spec 2.2), or the answer to
 * a call that ends a sign-in by a factor.
 */
export type Credentials =
  | { username: string; password: string }
  | { identityToken: string }
  | { answer: Promise<unknown> };

/** react-admin's auth provider with this application's additions, which the sign-in screens also call. */
export interface AppAuthProvider extends AuthProvider {
  login: (credentials: Credentials) => Promise<void>;
  startCorporateSignIn: typeof startCorporateSignIn;
  finishCorporateSignIn: typeof finishCorporateSignIn;
}

const ask = (credentials: Credentials): Promise<unknown> => {
  if ('answer' in credentials) return credentials.answer;
  return 'identityToken' in credentials
    ? callPublic<typeof getLoginFromAzureIdentity>(
        publicCalls.getLoginFromAzureIdentity,
        {},
        { bearer: credentials.identityToken, isSignIn: true },
      )
    : callPublic<typeof login>(publicCalls.login, credentials, { isSignIn: true });
};

/** Returns what a failed sign-in still waits for, if the password was right and a factor is to follow. */
export const challengeIn = (error: unknown): FactorChallenge | undefined => {
  const { answer } = Object(error);
  return answer?.factorChallenge && answer;
};

/** Returns the session in an answer; an absent list and null mean the same (spec 7.1, Empty). */
const sessionOf = (answer: unknown) => {
  const { roles, permissions, ...rest } = Object(answer);
  const session = asSession({ ...rest, roles: roles ?? [], permissions: permissions ?? [] });
  // An answer that is not a user object must not pass for a sign-in: there would be no session afterwards.
  // Perhaps it is the challenge of a factor.
  if (!session)
    throw Object.assign(new TypeError('The answer to the sign-in is no session'), { answer: rest });
  return session;
};

/**
 * Signs in and stores the session in this browser; a refusal leaves no session (spec 2.2 and 4), except one that another
 * attempt has opened meanwhile.
 */
const signIn = async (credentials: Credentials): Promise<void> => {
  const before = readSession()?.accessToken;
  let session: TokenPair | undefined;
  try {
    const answered = sessionOf(await ask(credentials));
    session = answered;
    writeSession(answered);
  } catch (error) {
    if (readSession()?.accessToken === before) clearSession();
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
