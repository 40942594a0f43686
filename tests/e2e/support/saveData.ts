import type { Page } from '@playwright/test';

/** Turns on the browser's data saver, which switches prefetching off. */
export const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
