import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { clippedTexts } from './clippedTexts';
import { fixedShare } from './fixedShare';
import { judgeByQualweb } from './judgeByQualweb';
import { lostInForcedColors } from './lostInForcedColors';
import { settled } from './settled';

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

/** The smallest window that WCAG requires: 1280 × 1024 at 400 % (1.4.10). */
const smallest = { width: 320, height: 256 };

/** The text spacing that a page must tolerate (WCAG 1.4.12). */
const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

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

/** Checks the current page in the given windows, with wide text spacing, and in the smallest window. */
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
    // A second layout only takes time: QualWeb and forced colours found nothing on phones that they do not find on desks.
    if (viewName !== viewNames[0]) continue;
    const { violations, score } = await judgeByQualweb(page);
    expect.soft(violations, `${name}, ${viewName}, by QualWeb`).toEqual([]);
    expect.soft(score, `${name}, ${viewName}, score like AccessMonitor's`).toBeGreaterThanOrEqual(9);
    expect.soft(await lostInForcedColors(page), `${name}, ${viewName}, in forced colours`).toEqual([]);
  }
  await setSpacing(page, wideSpacing);
  await expectNoScroll('with texts set apart');
  expect.soft(await clippedTexts(page), `${name}, with texts set apart`).toEqual([]);
  await setSpacing(page, '');
  await page.setViewportSize(smallest);
  await expectNoScroll(`at ${smallest.width} px`);
  expect
    .soft(await fixedShare(page), `${name}, share of the smallest window that stays`)
    .toBeLessThanOrEqual(0.5);
  await page.setViewportSize(views['1440 px']);
};
