import { expect, type Locator, type Page } from '@playwright/test';

/** The rows of a results table, without its headings. */
export const resultRows = (page: Page) =>
  page.getByRole('table', { name: 'Pedidos de Elegibilidade' }).locator('tbody').getByRole('row');

/** The citizen's tax number in a row. */
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

/** Opens the detail of a provider's active request of a student that was never rechecked; its id. */
export const openActiveRequest = async (page: Page): Promise<number> => {
  await page.getByRole('link', { name: 'Gerir Pedidos' }).click();
  await expect(resultRows(page)).toHaveCount(10);
  await page.getByRole('combobox', { name: 'Estado do pedido' }).click();
  await page.getByRole('option', { name: 'Ativo', exact: true }).click();
  await search(page);
  const plain = resultRows(page)
    .filter({ hasText: 'Ativo' })
    .filter({ hasText: 'Sim' })
    .filter({ hasNot: page.getByRole('img', { name: /reverificação/i }) })
    .first();
  await plain.getByText('Detalhe').click();
  await expect(page).toHaveURL(/\/applicationManagement\/\d+\/details$/);
  return Number(page.url().match(/(\d+)\/details$/)?.[1]);
};
