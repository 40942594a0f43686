import { type ReactNode, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  parsePath,
  type To,
  useLocation,
} from 'react-router';
import { hideState, revealState } from '../navigation/hiddenState';
import { leaveGuard } from './leaveGuard';

interface GuardedNavigationProps {
  /** Returns whether to navigate without asking, as when the session is over. */
  isFree: () => boolean;
  children: ReactNode;
}

const leadsElsewhere = (to: To): boolean => {
  const { pathname } = typeof to === 'string' ? parsePath(to) : to;
  return pathname !== undefined && pathname !== window.location.pathname;
};

/**
 * Guards the browser's back and forward buttons. Their event arrives after the URL has changed, so the URL is changed
 * back before the router notices, and changed again once the user agrees to leave.
 */
const useGuardedHistory = (isFree: () => boolean) => {
  const { pathname, key } = useLocation();
  const here = useRef({ pathname, index: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each history entry has its own key
  useLayoutEffect(() => {
    here.current = { pathname, index: window.history.state?.idx ?? 0 };
  }, [pathname, key]);

  useLayoutEffect(() => {
    let isReturning = false;
    let isLetGo = false;
    const onPopState = (event: PopStateEvent) => {
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
        return;
      }
      const isAllowed = isLetGo || isFree() || window.location.pathname === here.current.pathname;
      isLetGo = false;
      if (isAllowed) return;
      // A history entry of the screens before sign-in has no index.
      const steps = (window.history.state?.idx ?? -1) - here.current.index;
      const go = () => {
        isLetGo = true;
        window.history.go(steps);
      };
      if (!leaveGuard.holds({ go })) return;
      event.stopImmediatePropagation();
      isReturning = true;
      window.history.go(-steps);
    };
    window.addEventListener('popstate', onPopState, { capture: true });
    return () => window.removeEventListener('popstate', onPopState, { capture: true });
  }, [isFree]);
};

/**
 * Routes every navigation inside it, by link, by code or by the browser's buttons, through `leaveGuard`. React Router
 * itself can block navigation only in its data router. The states of links stay out of the browser's history.
 */
export const GuardedNavigation = ({ isFree, children }: GuardedNavigationProps) => {
  useGuardedHistory(isFree);
  const context = useContext(NavigationContext);
  const guarded = useMemo(() => {
    const { navigator } = context;
    const pass = (to: To, go: () => void) => {
      if (isFree() || !leadsElsewhere(to)) go();
      else leaveGuard.leave({ go });
    };
    const { createHref, encodeLocation, go } = navigator;
    return {
      ...context,
      navigator: {
        createHref,
        ...(encodeLocation && { encodeLocation }),
        go,
        push: (...[to, state, options]: Parameters<typeof navigator.push>) =>
          pass(to, () => navigator.push(to, hideState(state), options)),
        replace: (...[to, state, options]: Parameters<typeof navigator.replace>) =>
          pass(to, () => navigator.replace(to, hideState(state), options)),
      },
    };
  }, [context, isFree]);
  const here = useContext(LocationContext);
  const revealed = useMemo(
    () => ({ ...here, location: { ...here.location, state: revealState(here.location.state) } }),
    [here],
  );
  return (
    <NavigationContext value={guarded}>
      <LocationContext value={revealed}>{children}</LocationContext>
    </NavigationContext>
  );
};
