import type { Page } from '@playwright/test';
import { settled } from './settled';

/**
 * Returns what can't be seen, or told from its neighbours, where the system forces its own colours (high contrast): those
 * keep borders and texts, and drop backgrounds and shadows. Checked with a dark system, in which what keeps the colours
 * of the application is too dark.
 */
export const lostInForcedColors = async (page: Page) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  // Colours change by transitions, however short.
  await settled(page);
  const lost = await page.evaluate(findLost);
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
  return lost;
};

/** Runs in the browser. */
const findLost = () => {
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
  const listed = (problem: string) => (element: Element) =>
    `${problem}: ${element.outerHTML.match(/^<[^>]*>/)?.[0]} ${element.textContent?.slice(0, 40)}`;
  const sides = ['top', 'right', 'bottom', 'left'];

  /** How an element looks; its background is the system's by now, and a shadow is gone. */
  const lookOf = (element: Element) => {
    const style = getComputedStyle(element);
    const names = ['color', 'background-color', 'font-weight', 'text-decoration-line', 'outline-style'];
    const borders = sides.flatMap((side) => [
      `border-${side}-width`,
      `border-${side}-color`,
      `border-${side}-style`,
    ]);
    return [...names, ...borders].map((name) => style.getPropertyValue(name)).join(';');
  };
  const marked = shown(
    '[aria-current]:not([aria-current="false"]), [aria-pressed="true"], [role="tab"][aria-selected="true"], [role="option"][aria-selected="true"]',
  );
  const likeTheirNeighbours = marked.filter((element) => {
    // A neighbour may be in an item of the same list.
    const place =
      element.parentElement?.tagName === 'LI' ? element.parentElement.parentElement : element.parentElement;
    const neighbours = [...(place?.querySelectorAll(element.tagName) ?? [])].filter(
      (one) =>
        isShown(one) &&
        one.getAttribute('role') === element.getAttribute('role') &&
        !marked.includes(one) &&
        !one.matches(':disabled, [aria-disabled="true"]') &&
        one.className.split(' ')[0] === element.className.split(' ')[0],
    );
    return neighbours.some((one) => lookOf(one) === lookOf(element));
  });

  const hasBorder = (element: Element) =>
    // A box that is ticked is drawn before its input.
    [getComputedStyle(element), getComputedStyle(element, '::before')].some((style) =>
      sides.some(
        (side) =>
          Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
          style.getPropertyValue(`border-${side}-style`) !== 'none' &&
          style.getPropertyValue(`border-${side}-color`) !== getComputedStyle(document.body).backgroundColor,
      ),
    );
  /** In these, the place says what they are. */
  const told = '[role="tab"], [role="menuitem"], [role="option"], [role="gridcell"], [aria-hidden="true"]';
  // A disabled field is text, on purpose.
  const controls =
    'button, [role="combobox"]:not([aria-disabled="true"]), :is(input, textarea):enabled:not([type="file"])';
  const borderless = shown(controls).filter((control) => {
    if (control.closest(told) || getComputedStyle(control).textDecorationLine !== 'none') return false;
    // A field has its border around it, and some have it drawn beside them.
    const around = [control.parentElement, ...(control.parentElement?.children ?? [])];
    return ![control, ...(control.matches('button') ? [] : around)].some((one) => one && hasBorder(one));
  });

  const icons = shown('svg').filter((svg) => {
    const style = getComputedStyle(svg);
    // Whoever keeps its colours must keep its background, too.
    if (style.forcedColorAdjust === 'none') return false;
    return style.color !== getComputedStyle(svg.parentElement as Element).color;
  });
  return [
    ...likeTheirNeighbours.map(listed('looks like its neighbours')),
    ...borderless.map(listed('has no border')),
    ...icons.map(listed('keeps its colour')),
  ];
};
