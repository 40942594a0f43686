/** Scrolls the page instantly, without animation. */
export const scrollTo = (top: number): void => window.scrollTo({ top, behavior: 'instant' });

/** Scrolls to where a page was left, once it is tall enough, unless the user acts first; returns a cancel function. */
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
