import type { Page } from '@playwright/test';
import { sidewaysScroll } from '../../support/accessibility';
import { problemsAmong } from './problemsAmong';

/** Checks of what a page says, and of its frame ('Conteúdo' 1 and 4). */
export const content = {
  purposeOutOfSight: (page: Page) =>
    page.evaluate(() => {
      const told = document.querySelector('main p');
      const isSeen = told?.checkVisibility() && told.getBoundingClientRect().bottom <= innerHeight;
      return isSeen && (told?.textContent?.length ?? 0) > 40 ? [] : ['no sentence says what the site is for'];
    }),
  undated: (page: Page) =>
    page.evaluate(() =>
      /\d{2}-\d{2}-\d{4}/.test(document.querySelector('main')?.textContent ?? '') ? [] : ['no date'],
    ),
  nobodyResponsible: (page: Page) =>
    problemsAmong(
      page,
      'footer',
      (footer) =>
        !footer.querySelector('.responsible') ||
        !footer.querySelector('a[href^="mailto:"]') ||
        !footer.querySelector('a[href^="tel:"]'),
    ),
  withoutIndex: (page: Page) =>
    page.evaluate(() => {
      const main = document.querySelector('.statement, .help-book, .privacy');
      const isLong = (main?.scrollHeight ?? 0) > 3 * innerHeight;
      const sections = main?.querySelectorAll('h2, h3').length ?? 0;
      const inside = main?.querySelectorAll('a[href*="#"]').length ?? 0;
      return isLong && sections > 1 && inside < sections / 2
        ? [`${sections} sections, ${inside} links to them`]
        : [];
    }),
  sideways: async (page: Page) => {
    const by = await sidewaysScroll(page);
    return by > 0 ? [`${by} px`] : [];
  },
  waitUntold: async (page: Page) => {
    const told = page
      .locator('dialog[open], [role=status], [role=progressbar]')
      .filter({ hasText: /em curso|a enviar|%/i });
    return (await told.filter({ visible: true }).count()) > 0 ? [] : ['nothing says what is going on'];
  },
  successUntold: async (page: Page) => {
    const told = page.locator('dialog[open], [role=status], [role=alert]').filter({ hasText: /com sucesso/ });
    return (await told.filter({ visible: true }).count()) > 0 ? [] : ['nothing says that it was received'];
  },
  forever: (page: Page) =>
    problemsAmong(page, 'form, dialog:modal, [role=dialog]', (place) =>
      /irreversível|não (?:pode|poderá) ser (?:desfeit|recuperad|revertid)/i.test(
        (place as HTMLElement).innerText,
      ),
    ),
};
