import { useEffect, useRef } from 'react';

/** The page that was arrived at last, and whether its title was given the focus. */
let arrival: { path: string; isFocused: boolean } | undefined;

/**
 * Gives a page's title the focus on the way from another page, so that a screen reader tells where it is and the next
 * Tab leads into the page. The page that was loaded first keeps the browser's own start.
 */
export const useTitleFocus = (title: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that stays mounted tells of another path by its title
  useEffect(() => {
    const path = window.location.pathname;
    const isNew = arrival?.path !== path;
    // What stood in for a page while it was loaded takes the focus along when it goes.
    const isLost = arrival?.isFocused && document.activeElement === document.body;
    const isFocused = arrival !== undefined && (isNew ? !isInContent() : isLost === true);
    if (isFocused) heading.current?.focus({ preventScroll: true });
    if (isNew || isFocused) arrival = { path, isFocused };
  }, [title]);
  return heading;
};

const isInContent = () => document.activeElement?.closest('main, [role="dialog"], [role="menu"]') != null;
