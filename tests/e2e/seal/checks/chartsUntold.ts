import type { Page } from '@playwright/test';

/** Returns the charts without a sentence that tells their figures ('10 aspetos' 5.2). */
export const chartsUntold = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('figure.ui-chart')].flatMap((chart) => {
      const told = document.getElementById(chart.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
      return chart.checkVisibility() && !/\d/.test(told) ? [chart.getAttribute('aria-label') ?? ''] : [];
    }),
  );
