import type { Page } from '@playwright/test';
import { problemsAmong } from './problemsAmong';

/** Returns the charts without a sentence that tells their figures, or without the table of them ('10 aspetos' 5.2). */
export const chartsUntold = async (page: Page): Promise<string[]> => {
  // A table may come a moment after its bars.
  const charts = page.locator('section:has(figure.ui-chart):not(:has(table))');
  await charts
    .first()
    .waitFor({ state: 'detached', timeout: 5000 })
    .catch(() => undefined);
  return problemsAmong(page, 'figure.ui-chart', (chart) => {
    const told = document.getElementById(chart.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
    return !/\d/.test(told) || !chart.closest('section')?.querySelector('table');
  });
};
