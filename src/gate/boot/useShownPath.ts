import { startTransition, useEffect, useState } from 'react';
import { paths } from '../../../contract/paths';
import { loginRoute } from '../../../providers/authProvider/loginRoute';
import { readSession } from '../../../providers/http/session';
import { browserLocation } from '../routing/browserLocation';
import { publicScreen } from './publicScreen';

/**
 * The path to show: the browser's, or that of the login page for a visitor without session who asks for another screen
 * (spec 2.1), and for the build, which prerenders it.
 */
const settle = (): string => {
  if (typeof window === 'undefined') return paths.login;
  if (!publicScreen(window.location.pathname) && !readSession()) {
    window.history.replaceState(null, '', loginRoute(window.location));
  }
  return window.location.pathname;
};

/** The path that is shown. A public screen stays until the signed-in application is loaded, so that nothing flashes. */
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
