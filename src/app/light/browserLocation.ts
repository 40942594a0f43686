import { useSyncExternalStore } from 'react';
import { loginPath } from '../session/sessionRoutes';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
};
const address = () => window.location.pathname + window.location.search;

/** Where the browser is: told to whoever listens, whoever has led it there. */
export const browserLocation = {
  subscribe,
  /** Tells that the address has changed, for those who change it themselves. */
  moved: (): void => {
    for (const listener of listeners) listener();
  },
  goTo: (
    path: string,
    { replace = false, state = null }: { replace?: boolean; state?: unknown } = {},
  ): void => {
    window.history[replace ? 'replaceState' : 'pushState'](state, '', path);
    browserLocation.moved();
  },
};

/** Where the page is as long as the build draws it. */
const drawnAhead = () => loginPath;

/** The query of the address, as it changes. */
export const useAddress = (): Pick<URL, 'search' | 'searchParams'> =>
  new URL(useSyncExternalStore(subscribe, address, drawnAhead), 'http://this.application');
