import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { settled, sidewaysScroll, violationsOf } from './accessibility';
import { isPicturing, pictureFolder } from './picturing';

const widths = [1440, 390];
/** A long list is pictured so far. */
const tallest = 2400;

/**
 * Checks a screen, or a dialog over it, at every width. A run that takes the pictures of docs/ leaves the check to the
 * others.
 */
export const look = async (page: Page, name: string) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await settled(page);
    expect
      .soft(await sidewaysScroll(page), `${name} at ${width} px must not scroll sideways`)
      .toBeLessThanOrEqual(0);
    if (!isPicturing) {
      expect.soft(await violationsOf(page), `${name} at ${width} px`).toEqual([]);
      continue;
    }
    const fullPage = (await page.getByRole('dialog').count()) === 0;
    if (fullPage) {
      // A window as tall as the page: what sticks to the window would be cut off in a picture of the whole page.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: Math.min(Math.max(height, 900), tallest) });
    }
    await page.screenshot({ path: join(pictureFolder, `${name}-${width}.png`) });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
};
