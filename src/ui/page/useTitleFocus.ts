import { useEffect, useRef } from 'react';

/** The visit that was last, and whether its page's title should get the focus and has got it. */
let arrival: { visit: string; isOwed: boolean; isGiven: boolean } | undefined;

/**
 * Focuses a page's title when the user comes from another page, so that a screen reader announces it and the next Tab
 * leads into the page; a title that is not known yet gets the focus when it is rendered. The page that was loaded first
 * keeps the browser's own starting point.
 */
export const useTitleFocus = (title: string | undefined) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a page stays mounted, a new title signals a new path
  useEffect(() => {
    // The router's key: the form is visited anew after a request that was sent from it.
    const visit = `${window.location.pathname} ${window.history.state?.key ?? ''}`;
    if (arrival?.visit !== visit) {
      arrival = { visit, isOwed: arrival !== undefined && !isInContent(), isGiven: false };
    }
    // A placeholder's title, shown while the page was loading, takes the focus with it when it is removed.
    const isMissing = arrival.isGiven ? document.activeElement === document.body : !isInContent();
    if (!heading.current || !arrival.isOwed || !isMissing) return;
    heading.current.focus({ preventScroll: true });
    arrival.isGiven = true;
  }, [title]);
  return heading;
};

const isInContent = () => document.activeElement?.closest('main, dialog, [role="menu"]') != null;
