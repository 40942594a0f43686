import type { Page } from '@playwright/test';
import { problemsAmong } from './problemsAmong';

const menu = 'nav[aria-label="Navegação principal"]';

/** Checks of menus, headings and tables ('10 aspetos' 1 to 3, 'Conteúdo' 3). */
export const structure = {
  menu,
  menuWithoutList: (page: Page) =>
    problemsAmong(page, `${menu} a`, (link) => !link.closest('ul > li, ol > li')),
  menuWithoutKeys: (page: Page) =>
    problemsAmong(page, `${menu} a`, (link) => {
      const drawn = () => {
        const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(link);
        return [outlineStyle === 'none' ? '' : outlineWidth, boxShadow, borderColor].join();
      };
      const before = drawn();
      const focused = document.activeElement;
      (link as HTMLElement).focus({ preventScroll: true });
      const isMarked = document.activeElement === link && drawn() !== before;
      (focused as HTMLElement | null)?.focus({ preventScroll: true });
      return !link.matches('a[href]:not([tabindex^="-"])') || !isMarked;
    }),
  menuImagesUnnamed: (page: Page) =>
    problemsAmong(
      page,
      `${menu} :is(img, svg, [role=img])`,
      (image) =>
        !image.matches('[aria-hidden=true]') &&
        !(
          image.getAttribute('alt') ||
          image.getAttribute('aria-label') ||
          image.getAttribute('title') ||
          image.querySelector('title')
        ),
    ),
  menuTooLong: (page: Page) =>
    page.locator(`${menu} ul`).evaluateAll((lists) =>
      lists.flatMap((list) => {
        // A group's name begins a level of its own.
        const sizes = [0];
        for (const item of list.children)
          if (item.matches('.group')) item.checkVisibility() && sizes.push(0);
          else sizes.push((sizes.pop() ?? 0) + 1);
        return sizes.filter((size) => size > 9).map((size) => `${size} options in a level`);
      }),
    ),
  menuElsewhere: (page: Page) =>
    page.evaluate((selector) => {
      const {
        left = -1,
        top = -1,
        width = 0,
      } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
      const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
      const here = left === 0 && width > 100 && Math.abs(top - header) < 40;
      // A phone has a button in the header instead.
      const isPhone = innerWidth < 900 && document.querySelector('header .open-menu')?.checkVisibility();
      return here || isPhone ? [] : [`the menu is at ${left}, ${top}, ${width} px wide`];
    }, menu),
  titles: (page: Page) =>
    page
      .locator('h1')
      .filter({ visible: true })
      .count()
      .then((count) => (count === 1 ? [] : [`${count} titles`])),
  headingsSkipped: (page: Page) =>
    page.evaluate(() => {
      const place = document.querySelector('dialog:modal') ?? document.querySelector('main') ?? document.body;
      // A dialog begins below the title of its page.
      let above = place.matches('dialog') ? 1 : 0;
      return [...place.querySelectorAll('h1, h2, h3, h4, h5, h6')].flatMap((heading) => {
        if (!heading.checkVisibility()) return [];
        const level = Number(heading.tagName[1]);
        const isWrong = level > above + 1;
        above = level;
        return isWrong ? [heading.outerHTML.slice(0, 140)] : [];
      });
    }),
  headersUnmarked: (page: Page) =>
    problemsAmong(page, 'table', (table) => !table.querySelector('th') || !!table.querySelector('thead td')),
  tablesForLayout: (page: Page) =>
    problemsAmong(
      page,
      'table',
      (table) => table.matches('[role=presentation], [role=none]') || !table.querySelector('th'),
    ),
};
