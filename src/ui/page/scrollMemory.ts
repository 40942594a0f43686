import { restoreScroll, scrollTo } from './restoreScroll';

/** How far each entry of this tab's history was scrolled. */
const kept = new Map<string, number>();
let wentBack: { path: string; top: number | undefined } | undefined;
let stopRestoring = () => {};

const entry = (): string => String(window.history.state?.key ?? window.location.pathname);

/** Runs before all other listeners, including the router, which may render the page at once. */
const first = { capture: true, passive: true };

// A link may be followed before the last scroll event fires, so clicks record the position too.
const keep = () => kept.set(entry(), window.scrollY);
const noteWayBack = () => {
  wentBack = { path: window.location.pathname, top: kept.get(entry()) };
};

/** Scrolls a newly visited page to its top, and a page reached by going back to where it was left. */
export const scrollMemory = {
  /** Must be called before anything else listens for popstate: browsers call listeners in order of registration. */
  begin: (): void => {
    for (const moment of ['scroll', 'click']) window.addEventListener(moment, keep, first);
    // The browser's own restoration may scroll before the page is rendered, and that position would be kept.
    window.addEventListener('popstate', noteWayBack, first);
  },
  arriveAt: (path: string): void => {
    stopRestoring();
    if (wentBack?.path !== path) scrollTo(0);
    else if (wentBack.top !== undefined) stopRestoring = restoreScroll(wentBack.top);
    wentBack = undefined;
  },
};
