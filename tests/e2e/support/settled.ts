import type { Page } from '@playwright/test';

/**
 * Waits for animations and for the rows of a new search: axe would find too little contrast in faded text. The tests ask for
 * reduced motion, so an animation without end, which is waited for in vain, is one that ignores it.
 */
export const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      !document.querySelector('.ui-section:has(.kit-result-count) .ui-table[aria-busy="true"]') &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
