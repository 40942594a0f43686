/** How far each entry of this tab's history was scrolled. */
const kept = new Map<string, number>();
let wentBack: { path: string; top: number | undefined } | undefined;
let stopRestoring = () => {};

const entry = (): string => String(window.history.state?.key ?? window.location.pathname);

/** First of all that hear of it, among them the router, which may draw the page at once. */
const first = { capture: true, passive: true };

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/** Scrolls down to where a page was, as soon as so much of it is there and unless its user was faster. */
const restore = (top: number) => {
  const isThere = () => {
    scrollTo(top);
    return Math.abs(window.scrollY - top) < 1;
  };
  if (isThere()) return;
  const end = new AbortController();
  const growth = new ResizeObserver(() => {
    if (isThere()) stopRestoring();
  });
  growth.observe(document.body);
  stopRestoring = () => {
    growth.disconnect();
    end.abort();
  };
  for (const own of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(own, () => stopRestoring(), { passive: true, signal: end.signal });
};

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
    else if (wentBack.top !== undefined) restore(wentBack.top);
    wentBack = undefined;
  },
};
