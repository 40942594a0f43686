import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { paths } from '../../../contract/paths';
import { innerPath } from '../../../providers/authProvider/loginRoute';
import { isPlainClick } from '../../ui/isPlainClick';

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

/** The browser's location; listeners are notified of every change, no matter what caused it. */
export const browserLocation = {
  subscribe,
  /** Notifies listeners of a new address, for callers that change it themselves. */
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
  /** Goes back to where a footer's link was followed; whoever came here directly, as from an e-mail, goes home. */
  goBack: (): void => {
    if (window.history.state?.isInside) window.history.back();
    else browserLocation.goTo(paths.home);
  },
};

const whilePrerendered = () => paths.login;

/** Returns the query of the address, as it changes. */
export const useAddress = (): Pick<URL, 'search' | 'searchParams'> =>
  new URL(useSyncExternalStore(subscribe, address, whilePrerendered), 'http://this.application');

/** Returns where the redirect parameter leads if that is inside this application, otherwise '/' (spec 2.2). */
export const useWantedPath = (): string => innerPath(useAddress().searchParams.get('redirect'));

interface PublicLinkProps {
  to: string;
  /** The history state for the page that it leads to. */
  state?: unknown;
  className?: string;
  children: ReactNode;
}

/** A link inside the application that does not reload the page. */
export const PublicLink = ({ to, state, ...rest }: PublicLinkProps) => (
  <a
    href={to}
    onClick={(event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      browserLocation.goTo(to, { state });
    }}
    {...rest}
  />
);

/** The element of react-admin's routes to the screens that need no session: tells the public room, which renders them. */
export const LeaveToPublic = () => {
  useEffect(() => browserLocation.moved(), []);
  return null;
};
