import type { Page } from '@playwright/test';

/** Returns the texts of a page that are cut off, but for those that end in an ellipsis and those for screen readers alone. */
export const clippedTexts = (page: Page) =>
  page.evaluate(() => {
    const isClipped = (element: Element) => {
      const { overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(element);
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (textOverflow === 'ellipsis' || clipPath !== 'none' || element.clientHeight <= 1) return false;
      return (
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    };
    return [...document.body.querySelectorAll<HTMLElement>('*:not(svg, svg *, input, textarea)')]
      .filter((element) => element.clientWidth > 1 && element.innerText?.trim() && isClipped(element))
      .map((element) => `${element.tagName} ${element.className}: ${element.innerText.slice(0, 80)}`);
  });
