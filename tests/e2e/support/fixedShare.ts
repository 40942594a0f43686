import type { Page } from '@playwright/test';

/**
 * Returns what share of the window is covered by parts that stay where they are while the rest scrolls, from 0 to 1; in an
 * open dialog that scrolls, by all that is outside of its scrolling part. A toast goes away and does not count.
 */
export const fixedShare = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element) =>
      element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY === 'auto';
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    if (dialog) {
      const [part] = [...dialog.querySelectorAll('*')].filter(scrolls);
      return part ? 1 - part.clientHeight / innerHeight : 0;
    }
    // What sticks does so only once it would leave the window.
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      !element.matches('.ui-toast') &&
      !scrolls(element) &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isFixed(element.parentElement));
    const heights = Array.from({ length: 32 }, (_, index) => ((index + 0.5) * innerHeight) / 32);
    const covered = heights.filter((y) => isFixed(document.elementFromPoint(innerWidth / 2, y)));
    return covered.length / heights.length;
  });
