import { expect, type Page } from '@playwright/test';

/** The dialog that keeps everything else out of reach. */
const modal = 'dialog:modal';

const isWithin = (page: Page) =>
  page.evaluate((selector) => !!document.activeElement?.closest(selector), modal);

/** Checks of dialogs ('10 aspetos' 9). The last closes the dialog. */
export const dialogs = {
  modal,
  focusOutside: async (page: Page) => ((await isWithin(page)) ? [] : ['the focus is outside']),
  focusLeaves: async (page: Page) => {
    const stops = await page.locator(`${modal} :is(a, button, input, textarea, select, [tabindex])`).count();
    for (let step = 0; step <= Math.min(stops + 1, 12); step += 1) {
      await page.keyboard.press('Tab');
      // The browser's own controls are outside the page: then its body has the focus.
      const isOut = await page.evaluate(
        (selector) => document.activeElement !== document.body && !document.activeElement?.closest(selector),
        modal,
      );
      if (isOut) return ['the focus leaves by the Tab key'];
    }
    return [];
  },
  withoutClose: async (page: Page) => {
    const count = await page.locator(`${modal} :is(button, a[href])`).filter({ visible: true }).count();
    return count > 0 ? [] : ['there is nothing to press'];
  },
  focusLost: async (page: Page) => {
    await page.keyboard.press('Escape');
    const isClosed = await page
      .locator(modal)
      .waitFor({ state: 'detached', timeout: 5000 })
      .then(() => true)
      .catch(() => false);
    // What must not be left by chance has a button for it, the last.
    if (!isClosed) await page.locator(modal).getByRole('button').last().click();
    const isKept = () => page.evaluate(() => document.activeElement !== document.body);
    return expect
      .poll(isKept, { timeout: 3000 })
      .toBe(true)
      .then(() => [])
      .catch(() => ['the focus is lost']);
  },
};
