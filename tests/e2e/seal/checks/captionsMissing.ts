import type { Page } from '@playwright/test';
import { problemsAmong } from './problemsAmong';

/** Returns the tables without a caption that says what they hold ('10 aspetos' 3.2). */
export const captionsMissing = (page: Page): Promise<string[]> =>
  problemsAmong(page, 'table', (table) => !(table as HTMLTableElement).caption?.textContent?.trim());
