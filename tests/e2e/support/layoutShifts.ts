import type { Page } from '@playwright/test';
import { expect } from './test';

interface Shift {
  readonly value: number;
  /** What moved, with its former and its present place. */
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    layoutShifts: Shift[];
  }
  interface PerformanceEntry {
    /** A layout shift's score, from how much of the window moved and how far. */
    readonly value?: number;
    readonly hadRecentInput?: boolean;
    readonly sources?: readonly { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
}

/** Records, in every document that the page opens from now on, the layout shifts that no input caused. */
export const observeLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    window.layoutShifts = [];
    const beginOf = (node: Node | null | undefined) =>
      (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 80);
    new PerformanceObserver((list) => {
      for (const { value = 0, hadRecentInput, sources = [] } of list.getEntries()) {
        const moved = sources.map(
          ({ node, previousRect: before, currentRect: now }) =>
            `${beginOf(node)}: ${before.y}+${before.height} to ${now.y}+${now.height}`,
        );
        if (!hadRecentInput) window.layoutShifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Expects that next to nothing moved: the sum of the shifts is, for a short time, Chromium's cumulative layout shift. */
export const expectNothingMoved = async (page: Page): Promise<void> => {
  const shifts = await page.evaluate(() => window.layoutShifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const { pathname } = new URL(page.url());
  expect(sum, `${pathname} moves: ${JSON.stringify(shifts)}`).toBeLessThan(0.02);
};
