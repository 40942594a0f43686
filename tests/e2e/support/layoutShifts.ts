import type { Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShifts: number[];
  }
  interface PerformanceEntry {
    /** Of a layout shift: how much of the window moved, and how far. */
    readonly value?: number;
    readonly hadRecentInput?: boolean;
  }
}

/** Has every document that the page opens from now on note what moves in it by itself. */
export const observeLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const { value = 0, hadRecentInput } of list.getEntries()) {
        if (!hadRecentInput) window.layoutShifts.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How much of the page moved by itself so far, as Chromium's cumulative layout shift has it for a short time. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => window.layoutShifts.reduce((sum, shift) => sum + shift, 0));
