import { useCallback } from 'react';
import { authProvider, type Credentials } from '../../../providers/authProvider/authProvider';
import { SignedInApp } from '../prefetch/SignedInApp';
import { browserLocation, useWantedPath } from '../routing/browserLocation';

/** Signs in and goes where the redirect parameter leads, else Home (spec 2.2); rejects when refused. */
export const useSignIn = (): ((credentials: Credentials) => Promise<void>) => {
  const wantedPath = useWantedPath();
  return useCallback(
    async (credentials) => {
      // While the server looks at the password, the browser may read what comes next.
      void SignedInApp.prefetch();
      await authProvider.login(credentials);
      // The way back should not lead into the login page.
      browserLocation.goTo(wantedPath, { replace: true });
    },
    [wantedPath],
  );
};
