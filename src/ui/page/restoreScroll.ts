/** Scrolls the page at once. */
export const scrollTo = (top: number): void => window.scrollTo({ top, behavior: 'instant' });

/** Scrolls down to where a page was, as soon as so much of it is there and unless its user was faster; returns what ends that. */
export const restoreScroll = (top: number): (() => void) => {
  const isThere = () => {
    scrollTo(top);
    return Math.abs(window.scrollY - top) < 1;
  };
  if (isThere()) return () => undefined;
  const end = new AbortController();
  const growth = new ResizeObserver(() => {
    if (isThere()) stop();
  });
  const stop = () => {
    growth.disconnect();
    end.abort();
  };
  growth.observe(document.body);
  for (const own of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(own, stop, { passive: true, signal: end.signal });
  return stop;
};
