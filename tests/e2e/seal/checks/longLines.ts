import type { Page } from '@playwright/test';
import { textsOf } from './textsOf';

/** Returns the texts with a line of more than 100 characters ('Conteúdo' 2.3). */
export const longLines = async (page: Page): Promise<string[]> =>
  (await textsOf(page)).flatMap(({ what, longest }) =>
    // The lines of a program are its own.
    longest > 100 && !what.startsWith('pre') ? [`${what}: ${longest} characters`] : [],
  );
