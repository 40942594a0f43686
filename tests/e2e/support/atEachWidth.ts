import { expect, type Page } from '@playwright/test';
import { sidewaysScroll } from './accessibility';
import { settled } from './settled';

const widths = [1440, 390];

/** Checks that a screen, or a dialog over it, fits every width, and runs a check at each. */
export const atEachWidth = async (page: Page, name: string, lookAt: (width: number) => Promise<unknown>) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await settled(page);
    expect
      .soft(await sidewaysScroll(page), `${name} at ${width} px must not scroll sideways`)
      .toBeLessThanOrEqual(0);
    await lookAt(width);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
};
