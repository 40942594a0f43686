import { expect, type Page } from '@playwright/test';
import { atEachWidth } from './atEachWidth';
import { picturePath } from './picturing';

/** The height at which the picture of a long list is cut off. */
const tallest = 2400;

/** Checks that a screen, or a dialog over it, fits every width, and takes its pictures. */
export const picture = async (page: Page, name: string) => {
  // Waits until nothing is loading.
  await expect(page.locator('.ui-skeleton, .ui-pending')).toHaveCount(0);
  await atEachWidth(page, name, async (width) => {
    const fullPage = (await page.getByRole('dialog').count()) === 0;
    if (fullPage) {
      // A window as tall as the page, because a full-page picture misplaces sticky elements.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: Math.min(Math.max(height, 900), tallest) });
    }
    await page.screenshot({ path: picturePath(`${name}-${width}`) });
  });
};
