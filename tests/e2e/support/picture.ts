import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { atEachWidth } from './atEachWidth';
import { isPicturing, pictureFolder } from './picturing';

/** A long list is pictured so far. */
const tallest = 2400;

/** Checks that a screen, or a dialog over it, fits every width, and takes its pictures where those are wanted. */
export const picture = (page: Page, name: string) =>
  atEachWidth(page, name, async (width) => {
    if (!isPicturing) return;
    const fullPage = (await page.getByRole('dialog').count()) === 0;
    if (fullPage) {
      // A window as tall as the page: what sticks to the window would be cut off in a picture of the whole page.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: Math.min(Math.max(height, 900), tallest) });
    }
    await page.screenshot({ path: join(pictureFolder, `${name}-${width}.png`) });
  });
