import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { judgeByQualweb } from './judgeByQualweb';

/** A browser window, in CSS pixels. */
interface View {
  readonly width: number;
  readonly height: number;
  /** Whether axe checks this window, because its layout differs from that of the other windows. */
  readonly ownLayout?: true;
}

/** The windows that every screen must fit; at 200 % zoom, a window has half the CSS pixels each way. */
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

/** Waits for animations and for the rows of a new search: axe would find too little contrast in faded text. */
export const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      !document.querySelector('.ui-section:has(.kit-result-count) .ui-table[aria-busy="true"]') &&
      document
        .getAnimations()
        .every(
          ({ effect, playState }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
        ),
  );

const wcag: RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };

/** Returns the violations that axe finds on a page, outside its frames: of WCAG, or of the given rules. */
export const violationsOf = async (page: Page, rules = wcag) => {
  // Axe is half a megabyte, so it is sent to a page only once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (options) => {
      const { axe: engine } = window as unknown as { axe: typeof axe };
      const { violations } = await engine.run(document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    // Only violations need their elements listed.
    { ...rules, iframes: false, resultTypes: ['violations'] } satisfies RunOptions,
  );
};

/** Returns by how many pixels a page can be scrolled sideways. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const setSpacing = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    // The content security policy forbids added style elements, but not an adopted style sheet.
    document.adoptedStyleSheets = text ? [sheet] : [];
  }, rules);

/** Checks the current page in the given windows, with wide text spacing, and in the narrowest window. */
export const expectAccessible = async (page: Page, name: string, viewNames: readonly ViewName[]) => {
  // Layout that scripts do follows a new window size a moment later than layout by style sheets.
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
    // A second layout only takes time: QualWeb found nothing on phones that it does not find on desks.
    if (viewName !== viewNames[0]) continue;
    const { violations, score } = await judgeByQualweb(page);
    expect.soft(violations, `${name}, ${viewName}, by QualWeb`).toEqual([]);
    expect.soft(score, `${name}, ${viewName}, score like AccessMonitor's`).toBeGreaterThanOrEqual(9);
  }
  await setSpacing(page, wideSpacing);
  await expectNoScroll('with texts set apart');
  await setSpacing(page, '');
  await page.setViewportSize(narrowest);
  await expectNoScroll(`at ${narrowest.width} px`);
  await page.setViewportSize(views['1440 px']);
};
