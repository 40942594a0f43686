import { startTransition, useEffect, useState } from 'react';
import { paths } from '../../../contract/paths';
import { loginRoute } from '../../../providers/authProvider/loginRoute';
import { readSession } from '../../../providers/http/session';
import { browserLocation } from '../routing/browserLocation';
import { publicScreen } from './publicScreen';

/**
 * Returns the path to show: the browser's, or the login page's in the build, which prerenders it. A visitor without a
 * session who requests a screen that needs one is redirected to the login page first (spec 2.1).
 */
const settle = (): string => {
  if (typeof window === 'undefined') return paths.login;
  if (!publicScreen(window.location.pathname) && !readSession()) {
    window.history.replaceState(null, '', loginRoute(window.location));
  }
  return window.location.pathname;
};

/** Returns the path that is shown. A public screen stays until the signed-in application is loaded: nothing flashes. */
export const useShownPath = (): string => {
  const [path, setPath] = useState(settle);
  useEffect(
    () =>
      browserLocation.subscribe(() => {
        const next = settle();
        if (publicScreen(next)) setPath(next);
        else startTransition(() => setPath(next));
      }),
    [],
  );
  return path;
};
