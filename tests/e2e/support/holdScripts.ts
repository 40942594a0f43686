import type { Page } from '@playwright/test';

/** Holds back scripts, by default the page's first one, until the returned function is called. */
export const holdScripts = async (page: Page, files = 'index-*.js') => {
  let letCome = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(`**/assets/${files}`, async (route) => {
    await mayCome;
    await route.continue();
  });
  return letCome;
};
