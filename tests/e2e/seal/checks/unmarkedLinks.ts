import type { Page } from '@playwright/test';

/** Returns the links within texts that nothing but their colour tells apart ('Conteúdo' 3.3). */
export const unmarkedLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href]')].flatMap((link) => {
      if (!link.checkVisibility() || getComputedStyle(link).display !== 'inline') return [];
      const beside = [...(link.parentElement?.childNodes ?? [])].some(
        (node) => node !== link && node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const { textDecorationLine } = getComputedStyle(link);
      return beside && !textDecorationLine.includes('underline') ? [link.outerHTML.slice(0, 120)] : [];
    }),
  );
