import { useCallback } from 'react';
import { type Credentials, openSession } from '../../../providers/authProvider/openSession';
import { MainPart } from '../entry/MainPart';
import { browserLocation } from '../light/browserLocation';
import { useWantedPath } from './useWantedPath';

/** Signs in and goes where the redirect parameter leads, else Home (spec 2.2); rejects when refused. */
export const useSignIn = (): ((credentials: Credentials) => Promise<void>) => {
  const wantedPath = useWantedPath();
  return useCallback(
    async (credentials) => {
      // While the server looks at the password, the browser may read what comes next.
      void MainPart.loadAhead();
      await openSession(credentials);
      // The way back should not lead into the login page.
      browserLocation.goTo(wantedPath, { replace: true });
    },
    [wantedPath],
  );
};
