import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { settled } from '../../../../tests/e2e/support/settled';
import { untilIdle } from '../../../../tests/e2e/support/untilIdle';
import { pictureSize } from '../../screens/pages/HelpPage';

/** The space around the part, in pixels. */
const margin = 8;

/**
 * Takes the picture of a help page: the top of a part of the screen at the width of a phone, where the texts in the
 * picture have the size in which they are read.
 */
export const helpPicture = async (page: Page, slug: string, part: Locator) => {
  const phone = pictureSize.width + 4 * margin;
  await page.setViewportSize({ width: phone, height: 900 });
  // A window as tall as the page, so that nothing has to be scrolled and the header covers nothing.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: phone, height: height + pictureSize.height });
  await untilIdle(page);
  await settled(page);
  const box = await part.boundingBox();
  if (!box) throw new Error(`What is to be seen of ${slug} is not on the screen`);
  await page.screenshot({
    path: fileURLToPath(new URL(`../../screens/pictures/${slug}.png`, import.meta.url)),
    clip: { ...pictureSize, x: 2 * margin, y: Math.max(0, box.y - margin) },
    caret: 'hide',
  });
  await page.setViewportSize({ width: 1440, height: 900 });
};
