import type { getLoginFromAzureIdentity, login } from '../../contract/calls/authentication';
import { publicCalls } from '../../contract/calls/publicCalls';
import { asSession } from '../../contract/rules/asSession';
import { callPublic } from '../http/callPublic';
import { clearSession, writeSession } from './sessionStore';

/** What a person signs in with: their own password, or the token of the corporate sign-in (spec 2.2). */
export type Credentials = { username: string; password: string } | { identityToken: string };

const ask = (credentials: Credentials): Promise<unknown> =>
  'identityToken' in credentials
    ? callPublic<typeof getLoginFromAzureIdentity>(
        publicCalls.getLoginFromAzureIdentity,
        {},
        { bearer: credentials.identityToken },
      )
    : callPublic<typeof login>(publicCalls.login, credentials);

/** The session that an answer holds; an absent list and null mean the same (api.md, Conventions). */
const sessionOf = (answer: unknown) => {
  const { roles, permissions, ...rest } = Object(answer);
  const session = asSession({ ...rest, roles: roles ?? [], permissions: permissions ?? [] });
  // An answer that is no user object must not pass for a sign-in: there would be no session after it.
  if (!session) throw new TypeError('The answer to the sign-in is no session');
  return session;
};

/** Signs in and keeps the session in this browser; a refusal leaves none (spec 2.2 and 4). */
export const openSession = async (credentials: Credentials): Promise<void> => {
  try {
    writeSession(sessionOf(await ask(credentials)));
  } catch (error) {
    clearSession();
    throw error;
  }
};
