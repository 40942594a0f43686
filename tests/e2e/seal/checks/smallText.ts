import type { Page } from '@playwright/test';
import { textsOf } from './textsOf';

/** In CSS pixels: 12 points for running text, 10 for what stands beside it. */
const least = { running: 16, other: 40 / 3 };

const smallerThan = async (page: Page, kind: keyof typeof least) =>
  (await textsOf(page)).flatMap(({ what, size, isRunning }) =>
    isRunning === (kind === 'running') && size < least[kind] - 0.01 ? [`${what}: ${size} px`] : [],
  );

/** Returns the texts that are too small, typed ones and generated ones too ('Conteúdo' 2.1 and 2.2). */
export const smallText = {
  running: (page: Page) => smallerThan(page, 'running'),
  other: async (page: Page) => [
    ...(await smallerThan(page, 'other')),
    ...(await page.evaluate(smallUnwritten, least.other)),
  ],
};

/** Returns what has no text of its own but shows some: fields, and content that style sheets add. */
const smallUnwritten = (size: number) =>
  [...document.body.querySelectorAll('*')].flatMap((element) => {
    if (!element.checkVisibility()) return [];
    const isField = element.matches(
      'input:not([type=checkbox], [type=radio], [type=file]), textarea, select',
    );
    const shown = [
      ...(isField ? [getComputedStyle(element)] : []),
      ...['::before', '::after']
        .map((part) => getComputedStyle(element, part))
        .filter(
          ({ content, display }) =>
            display !== 'none' && /\p{L}/u.test(content.replace(/^(none|normal)$/, '')),
        ),
    ];
    return shown
      .filter(({ fontSize }) => Number.parseFloat(fontSize) < size - 0.01)
      .map(({ fontSize }) => `${element.outerHTML.slice(0, 80)}: ${fontSize}`);
  });
