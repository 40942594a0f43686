import { startTransition, useEffect, useState } from 'react';
import { loginRoute } from '../../../providers/authProvider/loginRoute';
import { readSession } from '../../../providers/authProvider/sessionStore';
import { browserLocation } from '../light/browserLocation';
import { loginPath } from '../session/sessionRoutes';
import { sessionScreen } from '../session/sessionScreen';

/**
 * The path to show: the browser's, or for a visitor without session who wants more, that of the login page (spec 2.1),
 * which is also what the build draws ahead.
 */
const settle = (): string => {
  if (typeof window === 'undefined') return loginPath;
  if (!sessionScreen(window.location.pathname) && !readSession()) {
    window.history.replaceState(null, '', loginRoute(window.location));
  }
  return window.location.pathname;
};

/** The path that is shown. The screen before stays until the main part is there, so that nothing flashes. */
export const useShownPath = (): string => {
  const [path, setPath] = useState(settle);
  useEffect(
    () =>
      browserLocation.subscribe(() => {
        const next = settle();
        if (sessionScreen(next)) setPath(next);
        else startTransition(() => setPath(next));
      }),
    [],
  );
  return path;
};
