import { useEffect } from 'react';
import { onSessionChangedElsewhere } from '../../../providers/authProvider/sessionStore';
import { browserLocation } from '../light/browserLocation';
import { useWantedPath } from './useWantedPath';

/** Leaves the login page once somebody signs in in another tab: the session is this tab's as well. */
export const useFollowOtherTab = (): void => {
  const wantedPath = useWantedPath();
  useEffect(
    () =>
      onSessionChangedElsewhere((session) => {
        if (session) browserLocation.goTo(wantedPath, { replace: true });
      }),
    [wantedPath],
  );
};
