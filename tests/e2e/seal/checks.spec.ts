import { expect, ownTest as test } from '../support/test';
import { sealPoints, sealTable } from './sealTable';
import { wrongPages } from './wrongPages';

test('each check finds fault with a page that does not meet its point', async ({ page }) => {
  test.setTimeout(120_000);
  for (const point of sealPoints) {
    const entry = sealTable[point];
    if ('argument' in entry) continue;
    await page.goto('about:blank');
    await page.setContent(`<!doctype html><html lang="pt"><title>TSI</title>${wrongPages[point] ?? ''}`);
    expect.soft(await entry.problems(page), point).not.toEqual([]);
  }
});
