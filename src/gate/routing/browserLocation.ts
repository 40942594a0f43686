import { useSyncExternalStore } from 'react';
import { paths } from '../../../contract/paths';
import { innerPath } from '../../../providers/authProvider/loginRoute';

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

const whilePrerendered = () => paths.login;

/** The query of the address, as it changes. */
export const useAddress = (): Pick<URL, 'search' | 'searchParams'> =>
  new URL(useSyncExternalStore(subscribe, address, whilePrerendered), 'http://this.application');

/** Where the redirect parameter leads, if into this application, else '/' (spec 2.2). */
export const useWantedPath = (): string => innerPath(useAddress().searchParams.get('redirect'));
