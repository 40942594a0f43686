import type { Page } from '@playwright/test';
import { textsOf } from './textsOf';

/** Returns the texts of several lines that are set closer than one and a half times their size ('Conteúdo' 2.4). */
export const tightLines = async (page: Page): Promise<string[]> =>
  (await textsOf(page)).flatMap(({ what, lines, spacing }) =>
    lines > 1 && spacing < 1.495 ? [`${what}: ${spacing.toFixed(2)} in ${lines} lines`] : [],
  );
