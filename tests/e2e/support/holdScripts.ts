import type { Page } from '@playwright/test';

/** Holds the first script of the page until the returned function is called. */
export const holdScripts = async (page: Page) => {
  let letCome = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await mayCome;
    await route.continue();
  });
  return letCome;
};
