import type { Locator } from '@playwright/test';

/** Returns whether nothing covers the middle and the lower edge of an element. */
export const isUncovered = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const edges = [top + height / 2, top + height - 1];
    return edges.every((y) => element.contains(document.elementFromPoint(left + width / 2, y)));
  });
