import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A window to look through; zoomed, a window has half the room and twice the pixels. */
interface View {
  readonly width: number;
  readonly height: number;
  readonly zoom?: number;
}

/** What every screen has to fit. */
const views = {
  '1440 px': { width: 1440, height: 900 },
  '768 px': { width: 768, height: 1024 },
  '1440 px at 200 %': { width: 1440, height: 900, zoom: 2 },
  '390 px': { width: 390, height: 844 },
} as const satisfies Record<string, View>;
export type ViewName = keyof typeof views;

/** The least room that WCAG asks for: 1280 px at 400 % (1.4.10). */
const narrowest = { width: 320, height: 640 };

/** How far texts may be set apart without harm (WCAG 1.4.12). */
const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Shows a page as a person with that window and zoom does. */
const showAt = async (page: Page, { width, height, zoom = 1 }: View) => {
  const room = { width: width / zoom, height: height / zoom };
  await page.setViewportSize(room);
  if (zoom === 1) return;
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setDeviceMetricsOverride', {
    ...room,
    deviceScaleFactor: zoom,
    mobile: false,
  });
  await browser.detach();
};

/** Waits until what fades or slides in or out has ended: half-faded text has too little contrast for axe. */
export const settled = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );

/** What axe has against a page. */
export const violationsOf = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // The page has no frames, for which alone the other mode opens a second page.
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

/** Checks what a page shows now in some of the views, and that it fits the least room, with texts set apart as well. */
export const expectAccessible = async (page: Page, name: string, viewNames: readonly ViewName[]) => {
  // What is drawn by script, not by a style sheet, follows the window a moment later.
  const expectNoScroll = (how: string) =>
    expect
      .poll(() => sidewaysScroll(page), { message: `${name}, ${how}, scrolls sideways`, timeout: 5000 })
      .toBeLessThanOrEqual(0);
  for (const viewName of viewNames) {
    await showAt(page, views[viewName]);
    // What is scrolled half below the header is too small a target for axe.
    await page.evaluate(() => window.scrollTo(0, 0));
    await settled(page);
    await expectNoScroll(viewName);
    expect.soft(await violationsOf(page), `${name}, ${viewName}`).toEqual([]);
  }
  await setSpacing(page, wideSpacing);
  await expectNoScroll('with texts set apart');
  await setSpacing(page, '');
  await page.setViewportSize(narrowest);
  await expectNoScroll(`at ${narrowest.width} px`);
  await showAt(page, views['1440 px']);
};
