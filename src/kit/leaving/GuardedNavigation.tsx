import { type ReactNode, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, parsePath, type To, useLocation } from 'react-router';
import { leaveGuard } from './leaveGuard';

interface GuardedNavigationProps {
  /** Whether nobody is to be asked, as when the session is over. */
  isFree: () => boolean;
  children: ReactNode;
}

const leadsElsewhere = (to: To): boolean => {
  const { pathname } = typeof to === 'string' ? parsePath(to) : to;
  return pathname !== undefined && pathname !== window.location.pathname;
};

/**
 * Browsers tell of their own buttons when the address has changed already: it is changed back before the router hears
 * of it, and once more when the answer was yes.
 */
const useGuardedHistory = (isFree: () => boolean) => {
  const { pathname, key } = useLocation();
  const here = useRef({ pathname, index: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has its own key
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
      // An entry of the screens before the sign-in has no number.
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

/** Has every navigation inside, by link, by code or by the browser's buttons, pass `leaveGuard`; React Router itself does so in its data router only. */
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
        push: (...to: Parameters<typeof navigator.push>) => pass(to[0], () => navigator.push(...to)),
        replace: (...to: Parameters<typeof navigator.replace>) => pass(to[0], () => navigator.replace(...to)),
      },
    };
  }, [context, isFree]);
  return <NavigationContext value={guarded}>{children}</NavigationContext>;
};
