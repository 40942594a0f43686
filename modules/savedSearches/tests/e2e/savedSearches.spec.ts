import type { Page } from '@playwright/test';
import { resultRows } from '../../../../tests/e2e/support/lists';
import { button, dialog, press } from '../../../../tests/e2e/support/screenSteps';
import { accounts, signIn } from '../../../../tests/e2e/support/signIn';
import { tabAndPress, tabAndType } from '../../../../tests/e2e/support/tabTo';
import { expect, test } from '../../../../tests/e2e/support/test';
import { untilIdle } from '../../../../tests/e2e/support/untilIdle';

const menu = (page: Page) => dialog(page, 'Pesquisas guardadas');
const headings = (page: Page) => page.getByRole('columnheader');
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('12 a search is saved and chosen by keyboard alone, found again by a reload and left by the back button', async ({
  page,
}) => {
  await signIn(page, accounts.administrator);
  await expect(resultRows(page)).toHaveCount(10);
  const author = page.getByRole('textbox', { name: 'Submetido por' });
  await tabAndType(page, author, 'netatlantico');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Remover filtro Submetido por/ })).toBeVisible();
  await tabAndPress(page, button(page, 'Colunas'), 'Enter');
  await tabAndPress(page, page.getByRole('checkbox', { name: 'Prestador', exact: true }), 'Space');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Colunas')).toBeFocused();
  await expect(headings(page).filter({ hasText: /^Prestador$/ })).toHaveCount(0);

  await tabAndPress(page, button(page, 'Pesquisas guardadas'), 'Enter');
  await tabAndPress(page, button(page, 'Gravar esta pesquisa'), 'Enter');
  await tabAndType(page, page.getByRole('textbox', { name: /^Nome da pesquisa/ }), 'Da NetAtlântico');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pesquisa gravada.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);

  // Another list of the same session: everything is shown, in every column.
  await tabAndPress(page, button(page, 'Limpar'), 'Enter');
  await tabAndPress(page, button(page, 'Colunas'), 'Enter');
  await tabAndPress(page, button(page, 'Mostrar todas'), 'Enter');
  await page.keyboard.press('Escape');
  await expect(headings(page).filter({ hasText: /^Prestador$/ })).toHaveCount(1);

  await tabAndPress(page, button(page, 'Pesquisas guardadas'), 'Enter');
  await tabAndPress(page, button(page, 'Da NetAtlântico'), 'Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page, 'Pesquisas guardadas')).toBeFocused();
  await expect(author).toHaveValue('netatlantico');
  await expect(headings(page).filter({ hasText: /^Prestador$/ })).toHaveCount(0);
  expect(page.url()).not.toContain('netatlantico');

  await page.reload();
  await expect(author).toHaveValue('netatlantico');
  await expect(headings(page).filter({ hasText: /^Prestador$/ })).toHaveCount(0);
  await page.goBack();
  await expect(author).toHaveValue('');
  await expect(headings(page).filter({ hasText: /^Prestador$/ })).toHaveCount(1);
  await page.goForward();
  await expect(author).toHaveValue('netatlantico');

  // A change of the search outlives a visit to a request.
  await author.fill('');
  await author.press('Enter');
  await expect(page.getByRole('button', { name: /^Remover filtro/ })).toHaveCount(0);
  await resultRows(page).first().getByRole('link', { name: 'Detalhe' }).click();
  await expect(page).toHaveURL(/\/details$/);
  await page.goBack();
  await expect(resultRows(page)).toHaveCount(10);
  await expect(author).toHaveValue('');
});

test('12 on a phone saved searches stand beside the filters, and cards have the columns that are shown', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, accounts.operator);
  await page.goto('/applicationManagement');
  await expect(resultRows(page)).toHaveCount(10);
  const saved = button(page, 'Pesquisas guardadas');
  await untilIdle(page, () => expect(button(page, 'Filtros')).toBeVisible());
  const [one, other] = [await saved.boundingBox(), await button(page, 'Filtros').boundingBox()];
  expect(one?.y).toBe(other?.y);
  expect(one?.height).toBeGreaterThanOrEqual(44);
  expect(other?.height).toBe(one?.height);
  await saved.click();
  await button(page, 'Gravar esta pesquisa').click();
  await page.getByRole('textbox', { name: /^Nome da pesquisa/ }).fill('Um nome muito comprido '.repeat(4));
  await page.getByRole('checkbox', { name: /^Partilhar/ }).check();
  await button(page, 'Gravar').click();
  await expect(menu(page).getByRole('button', { name: /^Alterar/ })).toBeVisible();
  expect(await sideways(page)).toBe(0);
  await button(page, 'Fechar').click();

  await press(page, 'Colunas', 'Colunas da lista');
  await page.getByRole('checkbox', { name: 'Nome completo' }).uncheck();
  await button(page, 'Fechar').click();
  await expect(page.locator('td[data-label="Nome completo"]')).toHaveCount(0);
  await expect(page.locator('td[data-label="NIF"]')).toHaveCount(10);
  expect(await sideways(page)).toBe(0);
});
