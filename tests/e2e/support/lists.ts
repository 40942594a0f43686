import { expect, type Locator, type Page } from '@playwright/test';
import type { ApplicationRow } from '../../../contract/entities/application';

/** Returns the rows of the results table, without its headings. */
export const resultRows = (page: Page) =>
  page.getByRole('table', { name: 'Pedidos de Elegibilidade' }).locator('tbody').getByRole('row');

/** Returns the rows with exactly this status: 'Inativo' is not 'Ativo'. */
export const rowsInStatus = (page: Page, status: string) =>
  resultRows(page).filter({ has: page.getByText(status, { exact: true }) });

/** Returns the citizen's tax number in a row. */
export const nifIn = async (row: Locator): Promise<string> =>
  (await row
    .getByRole('cell')
    .filter({ hasText: /^[123]\d{8}$/ })
    .first()
    .textContent()) ?? '';

/** Fills a text filter, searches and waits for the answer. */
export const searchBy = async (page: Page, filter: string, value: string) => {
  await page.getByRole('textbox', { name: filter, exact: true }).fill(value);
  await search(page);
};

/** Presses 'Pesquisar' and waits for the answer. */
export const search = async (page: Page) => {
  const answer = page.waitForResponse((response) => /\/api\/Application\/search/.test(response.url()));
  await page.getByRole('button', { name: 'Pesquisar', exact: true }).click();
  expect((await answer).ok()).toBe(true);
};

/** Chooses an option of a filter. */
export const chooseFilter = async (page: Page, filter: string, option: string) => {
  await page.getByRole('combobox', { name: filter, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

/** Searches for a status and opens the first request in it, or the first whose row matches `hasText`. */
export const openInStatus = async (page: Page, status: string, hasText: string | RegExp = '') => {
  await expect(resultRows(page).first()).toBeVisible();
  await chooseFilter(page, 'Estado do pedido', status);
  await search(page);
  await rowsInStatus(page, status).filter({ hasText }).first().getByText('Detalhe').click();
  await expect(page).toHaveURL(/\/\d+\/details$/);
  await expect(page.getByRole('region', { name: 'Cidadão', exact: true })).toBeVisible();
};

/** Opens the detail of the only row that has this text. */
export const openDetail = async (page: Page, text: string) => {
  const row = resultRows(page).filter({ hasText: text });
  await expect(row).toHaveCount(1);
  await row
    .getByRole('link', { name: 'Detalhe' })
    .or(row.getByRole('button', { name: 'Detalhe' }))
    .click();
  await expect(page).toHaveURL(/\/details$/);
};

/**
 * Opens the detail of an active request for a student that was never rechecked and whose citizen's tax number
 * matches; returns its id. Needs a provider's session.
 */
export const openActiveRequest = async (page: Page, nif = /./): Promise<number> => {
  await page.getByRole('link', { name: 'Gerir Pedidos' }).click();
  await expect(resultRows(page)).toHaveCount(10);
  await chooseFilter(page, 'Estado do pedido', 'Ativo');
  await search(page);
  const answer = page.waitForResponse(/\/api\/Application\/search/);
  await page.getByLabel('Resultados por página').click();
  await page.getByRole('option', { name: '100', exact: true }).click();
  const { items } = (await (await answer).json()) as { items: ApplicationRow[] };
  const found = items.find((row) => row.isStudent && !row.hasRecheck && nif.test(row.fiscalNumber));
  if (!found) throw new Error('The demo data have no such request among the newest hundred');
  await openDetail(page, found.fiscalNumber);
  await expect(page).toHaveURL(new RegExp(`/applicationManagement/${found.id}/details$`));
  return found.id;
};
