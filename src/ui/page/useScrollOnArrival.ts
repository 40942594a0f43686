import { useLayoutEffect } from 'react';
import { scrollMemory } from './scrollMemory';

let shownPath: string | undefined;

/**
 * Scrolls a page to its top when the user comes from another one, and to where it was left when the user goes back to
 * it. The page that was loaded first is left to the browser.
 */
export const useScrollOnArrival = (title: string | undefined): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a page stays mounted, a new title signals a new path
  useLayoutEffect(() => {
    const path = window.location.pathname;
    if (shownPath !== undefined && shownPath !== path) scrollMemory.arriveAt(path);
    shownPath = path;
  }, [title]);
};
