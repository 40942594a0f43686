import type { Page } from '@playwright/test';

/** What stands on a page once its style sheets are gone. */
const judge = (page: Page) =>
  page.evaluate(async () => {
    const place = document.querySelector('main') ?? document.body;
    const texts = () => {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        const isSeen = text.parentElement?.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
        });
        if (text.data.trim() && isSeen) found.push(text);
      }
      return found;
    };
    const boxOf = (text: Text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect();
    };
    const name = (text: Text) => text.data.trim().slice(0, 80);
    const headings = [...place.querySelectorAll('h1, h2, h3')].filter(
      (heading) => heading.checkVisibility() && !heading.closest('[role=dialog]'),
    );
    const styled = texts();
    // Columns may be read one after the other, but each from its top.
    const lowest = new Map<number, number>();
    const jumps = headings.flatMap((heading) => {
      const { top, left } = heading.getBoundingClientRect();
      const column = Math.round(left / 60);
      const isAbove = top < (lowest.get(column) ?? Number.NEGATIVE_INFINITY);
      lowest.set(column, top);
      return isAbove ? [heading.outerHTML.slice(0, 140)] : [];
    });
    // What style sheets write must be in the page as well.
    // Keys beside a button are in the list of keys, too.
    const written = [...place.querySelectorAll(':not([data-key])')].flatMap((element) =>
      ['::before', '::after'].flatMap((part) => {
        const content = getComputedStyle(element, part).content.match(/^"(.*)"$/)?.[1] ?? '';
        const isSaid = !/\p{L}{2}/u.test(content) || document.body.innerText.includes(content);
        return isSaid || !element.checkVisibility() ? [] : [`${content}: ${element.outerHTML.slice(0, 100)}`];
      }),
    );
    const isStructure = (element: Element) =>
      /^(UL|OL|LI|TABLE|TR|TD|TH|H[1-6]|BUTTON|DL)$/.test(element.tagName);
    const roles = ['heading', 'list', 'listitem', 'table', 'row', 'cell', 'button', 'link'];
    const imitated = [...place.querySelectorAll('[role]')].flatMap((element) =>
      roles.includes(element.getAttribute('role') ?? '') && !isStructure(element) && !element.matches('a')
        ? [element.outerHTML.slice(0, 140)]
        : [],
    );
    const sheets = [...document.styleSheets];
    const adopted = document.adoptedStyleSheets;
    for (const sheet of sheets) sheet.disabled = true;
    document.adoptedStyleSheets = [];
    // An icon without a size of its own fills the page.
    const huge = [...document.querySelectorAll('svg')].flatMap((svg) =>
      svg.getBoundingClientRect().width > 48 && !svg.closest('.ui-chart')
        ? [`huge: ${svg.outerHTML.slice(0, 100)}`]
        : [],
    );
    const gone = styled.filter((text) => text.isConnected && boxOf(text).width === 0).map(name);
    const aligned = [...place.querySelectorAll('p, li, dd, dt, h1, h2, h3, td, label, legend')].flatMap(
      (element) => {
        const { textAlign, float, position } = getComputedStyle(element);
        return ['center', 'right', 'end'].includes(textAlign) ||
          float !== 'none' ||
          /absolute|fixed/.test(position)
          ? [element.outerHTML.slice(0, 140)]
          : [];
      },
    );
    for (const sheet of sheets) sheet.disabled = false;
    document.adoptedStyleSheets = adopted;
    return { aligned, jumps, imitated, hidden: [...gone, ...written, ...huge] };
  });

const only = (part: keyof Awaited<ReturnType<typeof judge>>) => async (page: Page) =>
  (await judge(page))[part];

/** Checks of a page without its style sheets ('10 aspetos' 8). */
export const withoutStyles = {
  aligned: only('aligned'),
  jumps: only('jumps'),
  imitated: only('imitated'),
  hidden: only('hidden'),
};
