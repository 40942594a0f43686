import { readdirSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type PreviewServer, preview } from 'vite';
import { violationsOf } from './support/accessibility';
import { atEachWidth } from './support/atEachWidth';
import { expect, ownTest as test } from './support/test';

const outDir = 'test-results/widgets';

let server: PreviewServer;
let url: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const common: InlineConfig = { configFile: false, logLevel: 'error', plugins: [react()] };
  await build({ ...common, build: { outDir, emptyOutDir: true, rolldownOptions: { input: 'ui.html' } } });
  server = await preview({ ...common, build: { outDir }, preview: { port: 0 } });
  url = `${server.resolvedUrls?.local[0]}ui.html`;
});
test.afterAll(() => server?.close());

test.beforeEach(async ({ page }) => {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1, name: 'Widgets' })).toBeVisible();
});

const look = (page: Parameters<typeof atEachWidth>[0], name: string) =>
  atEachWidth(page, name, async (width) => {
    expect.soft(await violationsOf(page), `${name} at ${width} px`).toEqual([]);
    const fullPage = (await page.getByRole('dialog').count()) === 0;
    await page.screenshot({ path: `${outDir}-pictures/${name}-${width}.png`, fullPage });
  });

test('every widget in every state is accessible and fits a phone', async ({ page }) => {
  await look(page, 'widgets');
});

test('a dialog keeps the focus until it is closed, and what tells of it is inside', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Open the dialog' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Dialog' });
  await expect(dialog).toBeFocused();
  await look(page, 'dialog');
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    // Between the dialog's last and first button, the focus is in the browser's own interface.
    await expect(page.locator('main :focus')).toHaveCount(0);
  }
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Confirmed');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert').filter({ hasText: 'Confirmed' })).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a calendar stands beside what opened it and begins on the day that is chosen', async ({ page }) => {
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  await expect(page.getByRole('gridcell', { name: '22' })).toBeFocused();
  await look(page, 'calendar');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open the calendar' })).toBeFocused();
});

test('a tooltip comes with the keyboard and goes with Escape', async ({ page }) => {
  await page.getByRole('group', { name: 'Explained' }).focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
});

test('no build of the product has that page', () => {
  const built = readdirSync('dist/web', { recursive: true }).map(String);
  expect(built.filter((name) => /(^|\/)ui\.html|showcase/.test(name))).toEqual([]);
});
