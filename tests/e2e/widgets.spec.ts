import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { violationsOf } from './support/accessibility';
import { atEachWidth } from './support/atEachWidth';
import { type StaticHost, serveStatically } from './support/staticHost';
import { expect, ownTest as test } from './support/test';

let folder: string;
/** The page of tests/kit/examples. */
let examples: StaticHost;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), 'tsi-examples-'));
  const vite = join(process.cwd(), 'node_modules/vite/bin/vite.js');
  const options = ['--outDir', folder, '--minify', 'false', '--logLevel', 'error'];
  execFileSync(process.execPath, [vite, 'build', 'tests/kit/examples', ...options], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  examples = await serveStatically(folder, '/');
});
test.afterAll(async () => {
  await examples?.close();
  rmSync(folder, { recursive: true, force: true });
});

const look = (page: Parameters<typeof atEachWidth>[0], name: string) =>
  atEachWidth(page, name, async (width) => {
    expect.soft(await violationsOf(page), `${name} at ${width} px`).toEqual([]);
    const fullPage = (await page.getByRole('dialog').count()) === 0;
    await page.screenshot({ path: `test-results/widgets-pictures/${name}-${width}.png`, fullPage });
  });

test('every example, of a widget in every state or a part of the kit, is accessible and fits a phone', async ({
  page,
}) => {
  await page.goto(`${examples.url}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Examples' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Olá' })).toBeVisible();
  await look(page, 'examples');
});

test('a dialog keeps the focus until it is closed, and what tells of it is inside', async ({ page }) => {
  await page.goto(`${examples.url}?Dialog`);
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
  await page.goto(`${examples.url}?Calendar`);
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  await expect(page.getByRole('gridcell', { name: '22' })).toBeFocused();
  await look(page, 'calendar');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open the calendar' })).toBeFocused();
});

test('a tooltip comes with the keyboard and goes with Escape', async ({ page }) => {
  await page.goto(`${examples.url}?Tooltip`);
  await page.getByRole('group', { name: 'Explained' }).focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
});

test('no build of the product has an example', () => {
  const built = readdirSync('dist/web', { recursive: true }).map(String);
  const scripts = built.filter((name) => name.endsWith('.js'));
  expect(scripts).not.toEqual([]);
  const revealing = (name: string) => readFileSync(join('dist/web', name), 'utf8').includes('data-example');
  expect(scripts.filter(revealing)).toEqual([]);
});
