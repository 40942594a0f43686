import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { violationsOf } from './support/accessibility';
import { atEachWidth } from './support/atEachWidth';
import { type StaticHost, serveStatically } from './support/staticHost';
import { expect, ownTest as test } from './support/test';

/** The site that `npm run docs:build` has built. */
let site: StaticHost;

test.beforeAll(async () => {
  if (!existsSync('dist/docs/index.html')) throw new Error('There is no site: run npm run docs:build');
  site = await serveStatically('dist/docs', '/some/where/');
});
test.afterAll(() => site?.close());

const look = (page: Parameters<typeof atEachWidth>[0], name: string) =>
  atEachWidth(page, name, async (width) => {
    expect.soft(await violationsOf(page), `${name} at ${width} px`).toEqual([]);
    const fullPage = (await page.getByRole('dialog').count()) === 0;
    await page.screenshot({ path: `test-results/widgets-pictures/${name}-${width}.png`, fullPage });
  });

test('every example, of a widget in every state or a part of the kit, is accessible and fits a phone', async ({
  page,
}) => {
  await page.goto(`${site.url}examples/live.html`);
  await expect(page.getByRole('heading', { level: 1, name: 'Examples' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Olá' })).toBeVisible();
  await look(page, 'examples');
});

test('a dialog keeps the focus until it is closed, and what tells of it is inside', async ({ page }) => {
  await page.goto(`${site.url}examples/live.html?Dialog`);
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
  await page.goto(`${site.url}examples/live.html?Calendar`);
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  await expect(page.getByRole('gridcell', { name: '22' })).toBeFocused();
  await look(page, 'calendar');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open the calendar' })).toBeFocused();
});

test('a tooltip comes with the keyboard and goes with Escape', async ({ page }) => {
  await page.goto(`${site.url}examples/live.html?Tooltip`);
  await page.getByRole('group', { name: 'Explained' }).focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
});

test('a document of the site leads to an example, live beside its source, and its words are found', async ({
  page,
}) => {
  await page.goto(`${site.url}kit.html`);
  const picture = page.getByRole('img', { name: 'The menu' }).first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page
    .getByRole('article')
    .or(page.getByRole('main'))
    .getByRole('link', { name: 'add-a-resource.md' })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'How to add a resource' })).toBeVisible();
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('NumberInput');
  await page
    .getByRole('option', { name: /NumberInput/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'NumberInput' })).toBeVisible();
  const pages = page.frameLocator('iframe').getByRole('textbox', { name: 'Páginas' });
  await pages.pressSequentially('12a3');
  await expect(pages).toHaveValue('123');
  await look(page, 'site');
  await expect(page.getByRole('code').first()).toContainText('<NumberInput source="pages"');
});

test('the frame of an example is as high as the example', async ({ page }) => {
  await page.goto(`${site.url}examples/List.html`);
  const main = page.frameLocator('iframe').getByRole('main');
  await expect(main.getByText('1-10 de 23 resultados')).toBeVisible();
  const height = () => main.evaluate((element) => element.clientHeight);
  await expect
    .poll(async () => (await page.locator('iframe').boundingBox())?.height ?? 0)
    .toBeGreaterThan(await height());
});

test('no build of the product has an example', () => {
  const built = readdirSync('dist/web', { recursive: true }).map(String);
  expect(built.filter((name) => /(^|\/)live\.html/.test(name))).toEqual([]);
  const scripts = built.filter((name) => name.endsWith('.js'));
  expect(scripts).not.toEqual([]);
  const revealing = (name: string) => readFileSync(join('dist/web', name), 'utf8').includes('data-example');
  expect(scripts.filter(revealing)).toEqual([]);
});
