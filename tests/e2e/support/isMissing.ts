import { expect, type Page } from '@playwright/test';

const missing = (page: Page) => page.getByText(/^Não foi possível abrir o que pediu\./);
/** Expects that a part whose code does not come says so, until Escape. */
export const isMissing = async (page: Page, part: string, open: () => Promise<void>) => {
  await page.route(`**/assets/${part}*`, (route) => route.abort());
  await open();
  await expect(missing(page), part).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(missing(page), part).toBeHidden();
};
