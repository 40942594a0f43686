import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A browser window, in CSS pixels. */
interface View {
  readonly width: number;
  readonly height: number;
  /** Whether axe checks it, because the layout differs from the other windows'. */
  readonly ownLayout?: true;
}

/** The windows that every screen must fit; zoomed to 200 %, one has half the pixels that a page is laid out in. */
const views = {
  '1440 px': { width: 1440, height: 900, ownLayout: true },
  '768 px': { width: 768, height: 1024 },
  '1440 px at 200 %': { width: 720, height: 450 },
  '390 px': { width: 390, height: 844, ownLayout: true },
} as const satisfies Record<string, View>;
export type ViewName = keyof typeof views;

/** The narrowest window that WCAG requires: 1280 px at 400 % (1.4.10). */
const narrowest = { width: 320, height: 640 };

/** The text spacing that a page must tolerate (WCAG 1.4.12). */
const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Waits for animations to end: axe would find too little contrast in half-faded text. */
export const settled = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );

/** The violations that axe finds on a page. */
export const violationsOf = async (page: Page) => {
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));
  // A page that has axe already is not sent its half a megabyte again, twice.
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: 'undefined' }) })
    // What is right need not be told element by element.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // The other mode opens a second page, which only frames need.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

/** By how many pixels a page can be scrolled sideways. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const setSpacing = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    // The content policy forbids added style elements, which a person's own style sheet is none of.
    document.adoptedStyleSheets = text ? [sheet] : [];
  }, rules);

/** Checks the current page in some windows, in the narrowest one, and with text spacing. */
export const expectAccessible = async (page: Page, name: string, viewNames: readonly ViewName[]) => {
  // Layout by script follows the window a moment later than layout by style sheet.
  const expectNoScroll = (how: string) =>
    expect
      .poll(() => sidewaysScroll(page), { message: `${name}, ${how}, scrolls sideways`, timeout: 5000 })
      .toBeLessThanOrEqual(0);
  for (const viewName of viewNames) {
    await page.setViewportSize(views[viewName]);
    await expectNoScroll(viewName);
    if (!('ownLayout' in views[viewName])) continue;
    // For axe, a control half covered by the header is too small a target.
    await page.evaluate(() => window.scrollTo(0, 0));
    await settled(page);
    expect.soft(await violationsOf(page), `${name}, ${viewName}`).toEqual([]);
  }
  await setSpacing(page, wideSpacing);
  await expectNoScroll('with texts set apart');
  await setSpacing(page, '');
  await page.setViewportSize(narrowest);
  await expectNoScroll(`at ${narrowest.width} px`);
  await page.setViewportSize(views['1440 px']);
};
