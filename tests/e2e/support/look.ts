import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isPicturing, pictureFolder } from './picturing';

const widths = [1440, 390];
/** A long list is pictured so far. */
const tallest = 2400;

/** Waits until what fades or slides in or out has ended: half-faded text has too little contrast for axe. */
const settled = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );

const violationsOf = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

/**
 * Checks a screen, or a dialog over it, at every width. A run that takes the pictures of docs/ leaves the check to the
 * others.
 */
export const look = async (page: Page, name: string) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await settled(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${name} at ${width} px must not scroll sideways`).toBeLessThanOrEqual(0);
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
