import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import { chooseFilter, openActiveRequest, openInStatus } from './support/lists';
import { accounts, signIn } from './support/signIn';
import { expect, test } from './support/test';

/** Counts the sheets that the browser prints the page on. */
const sheets = async (page: Page): Promise<number> => {
  const printed = await page.pdf({ preferCSSPageSize: true });
  return (await PDFDocument.load(printed)).getPageCount();
};

/** Expects the printed page to have the cards and none of the controls, on two sheets at most. */
const expectSheet = async (page: Page, title: RegExp) => {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const card of ['Prestador', 'Cidadão', 'Morada fiscal', 'Declarações', 'Estado'])
    await expect(page.getByRole('region', { name: card, exact: true })).toBeVisible();
  for (const role of ['button', 'navigation', 'banner', 'contentinfo', 'link'] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Ações', exact: true })).toHaveCount(0);
  expect(await sheets(page)).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'screen' });
};

test.describe('a printed detail is a sheet', () => {
  test('of a student, with the names of the documents', async ({ page }) => {
    await signIn(page, accounts.operator);
    await openActiveRequest(page);
    const documents = page.locator('.kit-printed:not(:empty)');
    await expect(documents.first()).toBeVisible();
    const names = await documents.evaluateAll((all) => all.map((one) => one.getAttribute('data-printed')));
    expect(names.length).toBeGreaterThanOrEqual(2);
    await expectSheet(page, /^Pedido \d+$/);
    await page.emulateMedia({ media: 'print' });
    const printed = await documents.evaluateAll((all) =>
      all.map((one) => getComputedStyle(one, '::before').content),
    );
    expect(printed).toEqual(names.map((name) => `"${name}"`));
  });

  test("at the regulator's side, with history and e-mails", async ({ page }) => {
    await signIn(page, accounts.administrator);
    await chooseFilter(page, 'Estudante universitário', 'Sim');
    await openInStatus(page, 'Ativo');
    await expect(page.getByRole('table', { name: 'Histórico de estados' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Notificações por e-mail' })).toBeVisible();
    await expectSheet(page, /^Pedido \d+$/);
  });
});

test('a printed list keeps all its headings, without the search', async ({ page }) => {
  await signIn(page, accounts.administrator);
  await expect(page.getByRole('link', { name: 'Detalhe' })).toHaveCount(10);
  await page.emulateMedia({ media: 'print' });
  for (const name of ['NIF', 'Estado', 'Data de criação'])
    await expect(page.getByRole('columnheader', { name, exact: true }).getByText(name)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pesquisa' })).toBeHidden();
  await expect(page.getByLabel('Resultados por página')).toBeHidden();
});
