import { useCallback } from 'react';
import { authProvider, type Credentials } from '../../../providers/authProvider/authProvider';
import { refusalMessage } from '../../../providers/http/callPublic';
import { SessionNotStored } from '../../../providers/http/session';
import { SignedInApp } from '../prefetch/SignedInApp';
import { browserLocation, useWantedPath } from '../routing/browserLocation';
import { messages } from './messages';
import { pendingChallenge } from './pendingChallenge';

/**
 * Signs in and goes where the redirect parameter leads, otherwise Home (spec 2.2); rejects when refused. Where a factor
 * is to follow, the page asks for it instead.
 */
export const useSignIn = (): ((credentials: Credentials) => Promise<void>) => {
  const wantedPath = useWantedPath();
  return useCallback(
    async (credentials) => {
      // The browser can load what comes next while the server checks the password.
      void SignedInApp.prefetch();
      const signedIn = await authProvider.login(credentials);
      if ('challenge' in signedIn) return pendingChallenge.set(signedIn.challenge);
      pendingChallenge.set(undefined);
      // The Back button should not lead to the login page.
      browserLocation.goTo(wantedPath, { replace: true });
    },
    [wantedPath],
  );
};

/** Returns why a sign-in failed, in the server's words or because this browser stores nothing; undefined if unknown. */
export const signInFailure = (error: unknown): string | undefined =>
  error instanceof SessionNotStored ? messages.app.session.notStored : refusalMessage(error);
