import type { Page } from '@playwright/test';
import type { ApplicationRow } from '../../contract/entities/application';
import { nifIn, resultRows, search, searchBy } from './support/lists';
import { accounts, signIn } from './support/signIn';
import { expect, test } from './support/test';

const numberFilter = 'N.º do pedido';
/** Finds the links of rechecks, which other tests create: from one, Voltar leads to the original request. */
const recheckLink = (page: Page) => page.locator('a[href*="/recheck/"]');

test.describe('2.5 the list of the provider side', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, accounts.operator);
    await page.getByRole('link', { name: 'Gerir Pedidos' }).click();
    await expect(resultRows(page)).toHaveCount(10);
  });

  test('9 turns pages and changes their size', { tag: '@walk' }, async ({ page }) => {
    await expect(page.getByText(/^1-10 de \d+ resultados$/)).toBeVisible();
    const first = await nifIn(resultRows(page).first());
    await page.getByRole('button', { name: 'Página seguinte' }).click();
    await expect(page.getByText(/^11-20 de \d+ resultados$/)).toBeVisible();
    await expect(resultRows(page).first()).not.toContainText(first);
    await page.getByRole('button', { name: 'Última página' }).click();
    await expect(page.getByText(/^\d+-(\d+) de \1 resultados$/)).toBeVisible();
    await page.getByRole('button', { name: 'Primeira página' }).click();
    await expect(page.getByText(/^1-10 de \d+ resultados$/)).toBeVisible();

    await page.getByRole('button', { name: 'Página 2', exact: true }).click();
    await expect(page.getByText(/^11-20 de \d+ resultados$/)).toBeVisible();
    await page.getByLabel('Resultados por página').click();
    await page.getByRole('option', { name: '50', exact: true }).click();
    await expect(page.getByText(/^1-50 de \d+ resultados$/)).toBeVisible();
    await expect(resultRows(page)).toHaveCount(50);
  });

  test('says when nothing was found, and refuses a wrong NIF', async ({ page }) => {
    await searchBy(page, numberFilter, '999999');
    await expect(page.getByText('Não foram encontrados resultados')).toBeVisible();
    await page.getByRole('textbox', { name: 'NIF', exact: true }).fill('123');
    await page.getByRole('button', { name: 'Pesquisar', exact: true }).click();
    await expect(page.getByText('NIF inválido')).toBeVisible();
  });

  test('a tab of its own knows nothing of the way in another: a link searches, and Voltar leads somewhere', async ({
    page,
  }) => {
    const nif = page.getByRole('textbox', { name: 'NIF', exact: true });
    await searchBy(page, 'NIF', await nifIn(resultRows(page).nth(3)));
    await resultRows(page)
      .filter({ hasNot: recheckLink(page) })
      .first()
      .getByText('Detalhe')
      .click();
    await page.getByRole('button', { name: 'Voltar', exact: true }).click();
    await expect(nif).not.toHaveValue('');
    const linked = await page.context().newPage();
    await linked.goto('/applicationManagement?applicationStatusId=9');
    await expect(linked.getByRole('combobox', { name: 'Estado do pedido' })).toHaveText('Ativo');
    await expect(linked.getByRole('textbox', { name: 'NIF', exact: true })).toHaveValue('');

    await page.getByRole('link', { name: 'Manutenção da Tarifa Social' }).click();
    const address = await page.getByRole('link', { name: 'Detalhe' }).first().getAttribute('href');
    const detail = await page.context().newPage();
    await detail.goto(`${address}`);
    await detail.getByRole('button', { name: 'Voltar', exact: true }).click();
    await expect(detail).toHaveURL(/\/applicationManagement$/);
  });

  test('brings the search back after a detail, and forgets it after another screen', {
    tag: '@walk',
  }, async ({ page }) => {
    const nif = await nifIn(resultRows(page).nth(3));
    await searchBy(page, 'NIF', nif);
    await expect(resultRows(page).filter({ hasNotText: nif })).toHaveCount(0);
    const found = await resultRows(page).count();
    await resultRows(page)
      .filter({ hasNot: recheckLink(page) })
      .first()
      .getByText('Detalhe')
      .click();
    await expect(page).toHaveURL(/\/applicationManagement\/\d+\/details$/);
    await page.getByRole('button', { name: 'Voltar', exact: true }).click();
    await expect(page).toHaveURL(/\/applicationManagement$/);
    await expect(page.getByRole('textbox', { name: 'NIF', exact: true })).toHaveValue(nif);
    await expect(resultRows(page)).toHaveCount(found);

    await page.getByRole('link', { name: 'Submeter Pedido' }).click();
    await expect(page).toHaveURL(/\/form$/);
    await page.getByRole('link', { name: 'Gerir Pedidos' }).click();
    await expect(page.getByRole('textbox', { name: 'NIF', exact: true })).toHaveValue('');
    await expect(resultRows(page)).toHaveCount(10);
  });
});

test.describe('2.6 the list of the back office', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, accounts.administrator);
    await expect(page).toHaveURL(/\/applications$/);
  });

  test('filters by student, provider and status', async ({ page }) => {
    const choose = async (filter: string, option: string) => {
      await page.getByRole('combobox', { name: filter, exact: true }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    await choose('Prestador', 'FibraSul');
    // Other tests may have activated the eligible requests.
    await choose('Estado do pedido', 'Ativo');
    await choose('Estudante universitário', 'Sim');
    await search(page);
    await expect(resultRows(page).first()).toContainText('FibraSul');
    const rows = await resultRows(page).allTextContents();
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row).toContain('FibraSul');
      expect(row).toContain('Ativo');
      expect(row).toContain('Sim');
    }
  });

  test('a queue is a link that can be kept, who has waited longest first', { tag: '@walk' }, async ({
    page,
  }) => {
    const link = page.getByRole('link', { name: /^Por decidir \d+$/ });
    await link.click();
    await expect(page).toHaveURL(/\?queue=awaitingDecision$/);
    const count = Number((await link.textContent())?.match(/\d+$/)?.[0]);
    const pageRows = resultRows(page);
    const expectQueue = async () => {
      await expect(page.getByText(`${count} resultados`, { exact: true })).toBeVisible();
      await expect(pageRows).toHaveCount(Math.min(count, 10));
      const days = (await page.locator('td[data-label="Dias no estado"]').allTextContents()).map(Number);
      expect(days).toEqual(days.toSorted((one, other) => other - one));
      expect(days.length).toBeGreaterThan(1);
    };
    await expectQueue();
    await page.reload();
    await expectQueue();
    await pageRows
      .filter({ hasNot: recheckLink(page) })
      .first()
      .getByText('Detalhe')
      .click();
    await page.getByRole('button', { name: 'Voltar', exact: true }).click();
    await expectQueue();
    await page.getByRole('button', { name: 'Remover filtro Por decidir' }).click();
    await expect(page).toHaveURL(/\/applications$/);
    await page.getByRole('button', { name: 'Data de criação' }).click();
    await expect(page.getByRole('columnheader', { name: 'Data de criação' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });

  test('a recheck opens at its own route, under the request that it rechecks', async ({ page }) => {
    // Not the first page's own answer, which may still be on its way.
    const answer = page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/Application/search-backoffice') &&
        response.request().postDataJSON().pageSize === 100,
    );
    await page.getByLabel('Resultados por página').click();
    await page.getByRole('option', { name: '100', exact: true }).click();
    const { items } = (await (await answer).json()) as { items: ApplicationRow[] };
    const recheck = items.find((row) => row.recheckApplicationId && !row.isAnnualMaintenance);
    expect(recheck, 'the demo data hold a recheck among the newest hundred').toBeDefined();
    if (!recheck) return;
    await searchBy(page, numberFilter, String(recheck.id));
    await expect(resultRows(page)).toHaveCount(1);
    await resultRows(page).first().getByText('Detalhe').click();
    await expect(page).toHaveURL(
      new RegExp(`/applications/${recheck.recheckApplicationId}/recheck/${recheck.id}/details$`),
    );
    await expect(
      page.getByRole('heading', { level: 1, name: `Pedido de Reverificação ${recheck.id}` }),
    ).toBeVisible();
  });
});
