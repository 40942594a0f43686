import { useLayoutEffect } from 'react';
import { scrollMemory } from './scrollMemory';

let shownPath: string | undefined;

/**
 * Shows a page from its top on the way from another page, and one that is gone back to where it was left. The page that
 * was loaded first is left to the browser.
 */
export const useScrollOnArrival = (title: string | undefined): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that stays mounted tells of another path by its title
  useLayoutEffect(() => {
    const path = window.location.pathname;
    if (shownPath !== undefined && shownPath !== path) scrollMemory.arriveAt(path);
    shownPath = path;
  }, [title]);
};
