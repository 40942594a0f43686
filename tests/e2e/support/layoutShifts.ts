import type { Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShifts: number[];
  }
  interface PerformanceEntry {
    /** A layout shift's score, from how much of the window moved and how far. */
    readonly value?: number;
    readonly hadRecentInput?: boolean;
  }
}

/** Records, in every document that the page opens from now on, the layout shifts that no input caused. */
export const observeLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const { value = 0, hadRecentInput } of list.getEntries()) {
        if (!hadRecentInput) window.layoutShifts.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns the sum of the recorded shifts, which for a short time is Chromium's cumulative layout shift. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => window.layoutShifts.reduce((sum, shift) => sum + shift, 0));
