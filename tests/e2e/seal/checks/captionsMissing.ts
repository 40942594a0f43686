import type { Page } from '@playwright/test';

/** Returns the tables without a caption that says what they hold ('10 aspetos' 3.2). */
export const captionsMissing = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('table')].flatMap((table) =>
      table.checkVisibility() && !table.caption?.textContent.trim() ? [table.outerHTML.slice(0, 120)] : [],
    ),
  );
