import { restoreScroll, scrollTo } from './restoreScroll';

/** How far each entry of this tab's history was scrolled. */
const kept = new Map<string, number>();
let wentBack: { path: string; top: number | undefined } | undefined;
let stopRestoring = () => {};

const entry = (): string => String(window.history.state?.key ?? window.location.pathname);

/** First of all that hear of it, among them the router, which may draw the page at once. */
const first = { capture: true, passive: true };

// A link may be followed before the last scrolling was told.
const keep = () => kept.set(entry(), window.scrollY);
const noteWayBack = () => {
  wentBack = { path: window.location.pathname, top: kept.get(entry()) };
};

/** Shows a page that is arrived at from its top, or one that was gone back to as far down as it was left. */
export const scrollMemory = {
  /** To be called before anybody else listens for the way back: browsers tell in the order of asking. */
  begin: (): void => {
    for (const moment of ['scroll', 'click']) window.addEventListener(moment, keep, first);
    // The browser's own way of restoring may scroll before the page is there, and that would be kept.
    window.addEventListener('popstate', noteWayBack, first);
  },
  arriveAt: (path: string): void => {
    stopRestoring();
    if (wentBack?.path !== path) scrollTo(0);
    else if (wentBack.top !== undefined) stopRestoring = restoreScroll(wentBack.top);
    wentBack = undefined;
  },
};
