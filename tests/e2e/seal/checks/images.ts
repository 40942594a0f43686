import type { Page } from '@playwright/test';
import { problemsAmong } from './problemsAmong';

/** Checks of images, links and what is pressed ('10 aspetos' 5 and 7, 'Conteúdo' 3 and 5). */
export const images = {
  unnamed: (page: Page) =>
    problemsAmong(page, 'img, svg, canvas, [role=img]', (image) => {
      // What is hidden from readers decorates; what stands in something hidden as well.
      if (image.closest('[aria-hidden=true], [role=presentation]')) return false;
      // The page of a document has its text over its image, and a name.
      if (image.closest('.ui-pdf-page[aria-label]')) return false;
      if (image.matches('img')) return image.getAttribute('alt') === null;
      const named = image.closest('[role=img]') ?? image;
      return !(
        named.getAttribute('aria-label') ||
        named.querySelector('title') ||
        named.getAttribute('title')
      );
    }),
  linksUnnamed: (page: Page) =>
    problemsAmong(page, 'a[href], button', (link) => {
      const text = link.textContent?.trim();
      const image = link.querySelector('img[alt]:not([alt=""]), svg[aria-label], svg title');
      return (
        !text &&
        !link.getAttribute('aria-label') &&
        !link.getAttribute('aria-labelledby') &&
        !link.getAttribute('title') &&
        !image
      );
    }),
  players: (page: Page) =>
    problemsAmong(
      page,
      'video, audio, object, embed, iframe',
      (player) => !player.matches('[controls]:not([autoplay]):has(track)'),
    ),
  onHoverOnly: (page: Page) =>
    page.evaluate(() => {
      const reveals = ({ style }: CSSStyleRule) =>
        ['display', 'visibility', 'opacity', 'clip-path'].some((name) => style.getPropertyValue(name));
      const rulesOf = (rules: CSSRuleList): CSSStyleRule[] =>
        [...rules].flatMap((rule) => [
          ...(rule instanceof CSSStyleRule ? [rule] : []),
          ...('cssRules' in rule ? rulesOf(rule.cssRules as CSSRuleList) : []),
        ]);
      return [...document.styleSheets]
        .flatMap((sheet) => rulesOf(sheet.cssRules))
        .filter(
          (rule) =>
            rule.selectorText.includes(':hover') && !rule.selectorText.includes(':focus') && reveals(rule),
        )
        .map(({ cssText }) => cssText.slice(0, 140));
    }),
  unlikely: (page: Page) =>
    problemsAmong(page, 'a[href], button:not(:disabled)', (pressed) => {
      const style = getComputedStyle(pressed);
      const isClear = (color: string) => color === 'transparent' || /,\s*0\)$|\/ 0\)$/.test(color);
      const around = getComputedStyle(pressed.parentElement ?? pressed);
      const looks = [
        style.textDecorationLine.includes('underline'),
        style.borderStyle !== 'none' &&
          Number.parseFloat(style.borderWidth) > 0 &&
          !isClear(style.borderColor),
        !isClear(style.backgroundColor),
        style.color !== around.color,
        Number(style.fontWeight) >= 500,
        !!pressed.querySelector('svg, img, [class*=underline]'),
        !!pressed.closest('nav, header, footer, [role=tablist], table'),
      ];
      return !looks.some(Boolean);
    }),
};
