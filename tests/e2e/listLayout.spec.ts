import type { Locator, Page } from '@playwright/test';
import { resultRows, searchBy } from './support/lists';
import { accounts, signIn } from './support/signIn';
import { expect, test } from './support/test';

const openList = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 900 });
  await signIn(page, accounts.administrator);
  await expect(resultRows(page)).toHaveCount(10);
};

const showHundred = async (page: Page) => {
  await page.getByLabel('Resultados por página').click();
  await page.getByRole('option', { name: '100', exact: true }).click();
  await expect(resultRows(page)).toHaveCount(100);
};

/** Counts the lines of each element's text. */
const linesOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    }),
  );

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('2.6 no status breaks at 1440 px, no name at 1920 px, and no width of a table scrolls sideways', {
  tag: '@walk',
}, async ({ page }) => {
  await openList(page, 1440);
  await showHundred(page);
  const longest = page.getByRole('table').getByText('Aguarda Segurança Social e Autoridade Tributária');
  expect(await longest.count()).toBeGreaterThan(0);
  expect(new Set(await linesOf(page.locator('td[data-label="Estado"] > *')))).toEqual(new Set([1]));
  for (const width of [900, 1140, 1200, 1280, 1366, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await sidewaysScroll(page), `${width} px`).toBe(0);
  }
  await page.setViewportSize({ width: 1920, height: 900 });
  expect(new Set(await linesOf(page.locator('td[data-label="Nome completo"]')))).toEqual(new Set([1]));
});

test('ten rows of 42 px stand below the whole search at 1440 px by 900, in a queue too; a date takes one line', {
  tag: '@walk',
}, async ({ page }) => {
  await openList(page, 1440);
  const expectTenRows = async () => {
    await expect(page.getByRole('button', { name: 'Pesquisar', exact: true })).toBeInViewport({ ratio: 1 });
    await expect(resultRows(page).last()).toBeInViewport({ ratio: 1 });
    const heights = await resultRows(page).evaluateAll((all) =>
      all.map((row) => Math.round(row.getBoundingClientRect().height)),
    );
    // A name of three lines makes a taller row; no other row may be.
    const lines = await linesOf(page.locator('td[data-label="Nome completo"]'));
    const expected = lines.map((count) => Math.max(40, 20 * count + 2));
    expect(heights).toEqual(expected);
    expect(expected.filter((height) => height <= 42).length).toBeGreaterThanOrEqual(8);
    expect(new Set(await linesOf(page.locator('td.moment')))).toEqual(new Set([1]));
  };
  await expectTenRows();
  await page.getByRole('link', { name: /^Por decidir/ }).click();
  await expect(page.getByRole('columnheader', { name: 'Dias no estado' })).toBeVisible();
  await expectTenRows();
});

test('on a phone three and a half cards fit, with name and status first, and none holds an empty line', {
  tag: '@walk',
}, async ({ page }) => {
  await openList(page, 390);
  await page.setViewportSize({ width: 390, height: 844 });
  const cards = await resultRows(page).evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().height),
  );
  const headerHeight = 56;
  for (const height of cards) expect((844 - headerHeight) / (height + 8)).toBeGreaterThanOrEqual(3.5);
  const card = resultRows(page).first();
  const topOf = (label: string) =>
    card.locator(`td[data-label="${label}"]`).evaluate((cell) => cell.getBoundingClientRect().top);
  expect(await topOf('Nome completo')).toBeLessThan(await topOf('NIF'));
  expect(await topOf('Estado')).toBeLessThan(await topOf('NIF'));
  await expect(card.locator('td:empty').filter({ visible: true })).toHaveCount(0);
});

test('9 the longest names, without a blank, leave table and choices within the window', {
  tag: '@walk',
}, async ({ page }) => {
  const rename = (call: string, name: string) =>
    page.route(`**/api/${call}`, async (route) => {
      const response = await route.fetch();
      const { items, ...others } = await response.json();
      const renamed = items.map((item: object) => ({ ...item, [name]: 'W'.repeat(250) }));
      await route.fulfill({ response, json: { items: renamed, ...others } });
    });
  await rename('Application/search-backoffice', 'fullName');
  await rename('User/search-providers', 'name');
  await openList(page, 1440);
  for (const width of [900, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await sidewaysScroll(page), `${width} px`).toBe(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('combobox', { name: 'Prestador', exact: true }).click();
  await expect(page.getByRole('option', { name: /^W+$/ }).first()).toBeInViewport({ ratio: 1 });
});

test('9 the head of a long table stays in sight below the header, and hides no focus', async ({ page }) => {
  await openList(page, 1440);
  await showHundred(page);
  const links = page.getByRole('link', { name: 'Detalhe' });
  await links.nth(60).focus();
  const head = page.getByRole('columnheader', { name: 'Nome completo' });
  const headerEnd = await page
    .getByRole('banner')
    .evaluate((header) => header.getBoundingClientRect().bottom);
  expect(await head.evaluate((cell) => cell.getBoundingClientRect().top)).toBe(headerEnd);

  // Tabbing backwards moves the focus to a row that the head could cover.
  for (let i = 0; i < 15; i += 1) await page.keyboard.press('Shift+Tab');
  await expect(links.nth(45)).toBeFocused();
  const isUncovered = (link: Locator) =>
    link.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 2, top + 2));
    });
  expect(await isUncovered(links.nth(45))).toBe(true);
});

test('every filter is in sight from 900 px on, and folded behind their number in use below', async ({
  page,
}) => {
  await openList(page, 900);
  const nif = page.getByRole('textbox', { name: 'NIF', exact: true });
  const filters = page.getByRole('button', { name: /^Filtros/ });
  await expect(nif).toBeVisible();
  await expect(filters).toBeHidden();

  await page.setViewportSize({ width: 899, height: 900 });
  await expect(nif).toBeHidden();
  await filters.click();
  await searchBy(page, 'NIF', '100000002');
  await expect(nif).toBeHidden();
  await expect(filters).toHaveText('Filtros (1)');
  await expect(filters).toBeFocused();

  // On a phone, and at 200 % zoom, the number of results is visible without scrolling.
  await page.getByRole('link', { name: /^Por decidir/ }).click();
  await expect(page.getByRole('columnheader', { name: 'Dias no estado' })).toBeAttached();
  for (const size of [
    { width: 390, height: 844 },
    { width: 720, height: 450 },
  ]) {
    await page.setViewportSize(size);
    await expect(page.getByText(/^\d+ resultados$/), `${size.width} px`).toBeInViewport({ ratio: 1 });
  }

  // The form takes as few lines as possible, with the buttons at the end of the last one.
  for (const [width, lines] of [
    [1200, 3],
    [1440, 3],
    [1920, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await page
      .getByRole('region', { name: 'Pesquisa' })
      .locator('.ui-field-box, button[type="submit"]')
      .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().top)));
    expect.soft(new Set(tops).size, `${width} px`).toBe(lines);
    const inFirstLine = tops.filter((top) => top === tops[0]).length;
    expect.soft(inFirstLine, `filters of the first line at ${width} px`).toBe(width < 1920 ? 6 : 7);
    const cut = await page
      .locator('.ui-field-label')
      .evaluateAll((all) => all.filter((label) => label.scrollWidth > label.clientWidth).length);
    expect.soft(cut, `names that are cut at ${width} px`).toBe(0);
  }
});

test('on a phone the product has its whole name, and e-mails break at @ and dots only', async ({ page }) => {
  await openList(page, 320);
  const title = page.getByRole('banner').getByRole('link', { name: 'Tarifa Social de Internet' });
  expect(await title.evaluate((link) => link.scrollWidth - link.clientWidth)).toBeLessThanOrEqual(0);
  await page.goto('/userProviders');
  const emails = page.locator('td[data-label="E-mail"]');
  await expect(emails).toHaveCount(10);
  const broken = await emails.evaluateAll((all) =>
    all.flatMap((cell) => {
      const parts = [...cell.childNodes].filter((node) => node instanceof Text);
      return parts.filter((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return range.getClientRects().length > 1;
      });
    }),
  );
  expect(broken).toEqual([]);
});

test('an e-mail that may wrap is one word to a screen reader', async ({ page }) => {
  await openList(page, 390);
  await page.goto('/users/5/details');
  const heading = page.getByRole('heading', { level: 1, name: /^Acessos de/ });
  await expect(heading).toBeVisible();
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  const names = nodes.filter(({ role }) => role?.value === 'heading').map(({ name }) => name?.value);
  expect(names).toContain(await heading.textContent());
});

test('2.1 a long menu names its groups, each above its first entry; a short one has no names', async ({
  page,
}) => {
  const groups = page
    .getByRole('listitem')
    .filter({ hasText: /^(Trabalho|Entidades|Controlo|Configuração)$/ });
  const open = async (account: (typeof accounts)[keyof typeof accounts], width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, account);
    if (width < 900) await page.getByRole('button', { name: 'Abrir menu' }).click();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Integração' })).toBeVisible();
  };
  for (const width of [1440, 390]) {
    await open(accounts.administrator, width);
    await expect(groups).toHaveText(['Trabalho', 'Entidades', 'Controlo', 'Configuração']);
    const entries = page.getByRole('navigation').getByRole('listitem');
    await expect(entries).toHaveText([
      /^Trabalho$/,
      /^Pedidos de Elegibilidade/,
      /^Manutenção/,
      /^Renovação$/,
      /^Por aprovar/,
      /^Entidades$/,
      /^Utilizadores$/,
      /^Prestadores/,
      /^Utilizadores dos/,
      /^Controlo$/,
      /^Visão geral/,
      /^Registo/,
      /^Proteção/,
      /^Configuração$/,
      /^Textos/,
      /^Segunda/,
      /^Serviços/,
      /^Integração/,
    ]);
    await open(accounts.provider, width);
    await expect(groups).toHaveCount(0);
  }
});
