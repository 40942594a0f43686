import type { Page } from '@playwright/test';

/** Returns the primary buttons of a page, or of the dialog over it, if there are several ('Conteúdo' 5.3). */
export const severalPrimaries = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const place = [...document.querySelectorAll('dialog[open], .ui-dialog.docked')].at(-1) ?? document.body;
    const primaries = [...place.querySelectorAll('.ui-button.contained:not(.skip-link)')].filter((button) =>
      button.checkVisibility(),
    );
    return primaries.length > 1 ? primaries.map(({ textContent }) => textContent.trim()) : [];
  });
