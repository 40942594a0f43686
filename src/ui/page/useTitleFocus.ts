import { useEffect, useRef } from 'react';

/** The page that was arrived at last, and what became of the focus on its title. */
let arrival: { path: string; isOwed: boolean; isGiven: boolean } | undefined;

/**
 * Gives a page's title the focus on the way from another page, so that a screen reader tells where it is and the next
 * Tab leads into the page; a title that is not known yet gets it when it is drawn. The page that was loaded first keeps
 * the browser's own start.
 */
export const useTitleFocus = (title: string | undefined) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that stays mounted tells of another path by its title
  useEffect(() => {
    const path = window.location.pathname;
    if (arrival?.path !== path) {
      arrival = { path, isOwed: arrival !== undefined && !isInContent(), isGiven: false };
    }
    // What stood in for a page while it was loaded takes the focus along when it goes.
    const isMissing = arrival.isGiven ? document.activeElement === document.body : !isInContent();
    if (!heading.current || !arrival.isOwed || !isMissing) return;
    heading.current.focus({ preventScroll: true });
    arrival.isGiven = true;
  }, [title]);
  return heading;
};

const isInContent = () => document.activeElement?.closest('main, dialog, [role="menu"]') != null;
