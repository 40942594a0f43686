import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { chooseFilter, nifIn, openInStatus, resultRows, rowsInStatus, search } from './support/lists';
import { look } from './support/look';
import { accounts, signIn } from './support/signIn';
import { tabAndChoose, tabAndPress, tabAndType, tabTo } from './support/tabTo';
import { expect, test } from './support/test';

const day = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000).toLocaleDateString('pt-PT', {
    timeZone: 'Europe/Lisbon',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const confirm = (dialog: Locator) => dialog.getByRole('button', { name: 'Confirmar' }).click();

// tests/e2e/accessibility covers the screens that are not checked here.
test('2.8 and 5 an operator follows a request from late activation to its end', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, accounts.operator);
  await page.getByRole('link', { name: 'Gerir Pedidos' }).click();
  await chooseFilter(page, 'Prazo de ativação da TSI excedido', 'Sim');
  await search(page);
  await expect(
    resultRows(page)
      .filter({ hasText: /Prazo excedido há \d+ dias?/ })
      .first(),
  ).toBeVisible();
  await look(page, 'list-deadline');
  await openInStatus(page, 'Elegível', 'Prazo excedido há');
  await expect(card(page, 'Estado')).toContainText(/Prazo excedido há \d+ dias?/);
  await expect(card(page, 'Pedidos de reverificação')).toContainText('Não existem reverificações');

  await page.getByRole('button', { name: 'Cancelar Pedido' }).click();
  const cancellation = page.getByRole('dialog', { name: 'Cancelamento do pedido' });
  await confirm(cancellation);
  await expect(cancellation).toContainText('Campo obrigatório.');
  await cancellation.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('button', { name: 'Cancelar Pedido' })).toBeFocused();

  await page.getByRole('button', { name: 'TSI Ativa' }).click();
  const activation = page.getByRole('dialog', { name: 'Ativação da TSI' });
  await activation.getByRole('textbox', { name: 'Data de ativação' }).fill(day(0));
  await expect(activation).toContainText('A ativação excede os 10 dias previstos.');
  await activation.getByRole('combobox', { name: 'Motivo do atraso' }).click();
  await page.getByRole('option', { name: 'Outro motivo imputável ao prestador' }).click();
  await activation.getByRole('textbox', { name: 'Qual/Quais?' }).fill('Falta de equipamento');
  await look(page, 'activation');
  await activation.getByRole('button', { name: 'Abrir calendário' }).click();
  await expect(page.getByRole('gridcell', { name: String(Number(day(0).slice(0, 2))) })).toBeEnabled();
  await page.keyboard.press('Escape');
  await confirm(activation);
  await expect(page.getByText('TSI ativada com sucesso.')).toBeVisible();
  await expect(activation).toBeHidden();
  await expect(card(page, 'Estado')).toContainText('Falta de equipamento');

  await page.getByRole('button', { name: 'TSI Desativada' }).click();
  const deactivation = page.getByRole('dialog', { name: 'Desativação da TSI' });
  await deactivation.getByRole('textbox', { name: 'Data de fim' }).fill(day(0));
  await confirm(deactivation);
  await expect(page.getByText('TSI desativada com sucesso.')).toBeVisible();
  await expect(card(page, 'Ações')).toHaveCount(0);
  await expect(card(page, 'Estado')).toContainText('Inativo');
});

test('5 a request is cancelled by keyboard alone', async ({ page }) => {
  await signIn(page, accounts.operator);
  await page.getByRole('link', { name: 'Gerir Pedidos' }).click();
  await openInStatus(page, 'Em conflito');
  await tabAndPress(page, page.getByRole('button', { name: 'Cancelar Pedido' }), 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Cancelamento do pedido' });
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('combobox', { name: 'Motivo' }));
  await page.keyboard.press('ArrowDown');
  // The reasons come from the server.
  await expect(page.getByRole('option').nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabAndPress(page, dialog.getByRole('button', { name: 'Confirmar' }), 'Enter');
  await expect(page.getByText('Pedido cancelado com sucesso.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(card(page, 'Estado')).toContainText('Cancelado');
  const isLost = await page.evaluate(() => document.activeElement === document.body);
  expect(isLost, 'the focus is on the page').toBe(false);
});

test('2.6 and 2.8 an administrator finds what awaits the regulator, decides and exports, by keyboard alone', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page, accounts.administrator);
  await expect(resultRows(page)).toHaveCount(10);
  const download = page.waitForEvent('download');
  const name = 'Exportação total de dados anonimizados';
  await tabAndPress(page, page.getByRole('button', { name }), 'Enter');
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^dados-anonimizados-\d{4}-\d{2}-\d{2}\.xlsx$/);
  expect((await readFile(await saved.path())).subarray(0, 2).toString()).toBe('PK');
  await look(page, 'list-export');

  const statuses = page.getByRole('combobox', { name: 'Estado do pedido' });
  await tabAndChoose(page, statuses, 'Aguarda regulador');
  await tabAndPress(page, page.getByRole('button', { name: 'Pesquisar', exact: true }), 'Enter');
  const found = rowsInStatus(page, 'Aguarda regulador');
  await expect.poll(async () => (await resultRows(page).count()) - (await found.count())).toBe(0);
  // Rechecks are left out: from a recheck, Voltar leads to the original request.
  const request = found.locator('a:not([href*="/recheck/"])').filter({ hasText: 'Detalhe' });
  await tabAndPress(page, request.first(), 'Enter');
  const title = page.getByRole('heading', { level: 1, name: /^Pedido \d+$/ });
  await expect(title).toBeFocused();
  const id = (await title.textContent())?.match(/\d+$/)?.[0];
  await expect(card(page, 'Histórico de estados').getByRole('row').nth(1)).toContainText('Aguarda regulador');
  await expect(card(page, 'Notificações por e-mail')).toBeVisible();

  await tabAndPress(page, page.getByRole('button', { name: 'Não Elegível' }), 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Decisão de elegibilidade' });
  await tabAndType(page, dialog.getByRole('textbox', { name: 'Motivo' }), 'Rendimentos acima do limite.');
  const opensNext = dialog.getByRole('checkbox', { name: 'Depois de decidir, abrir o pedido seguinte' });
  await expect(opensNext).toBeChecked();
  await tabAndPress(page, opensNext, 'Space');
  await tabAndPress(page, dialog.getByRole('button', { name: 'Confirmar' }), 'Enter');
  await expect(page.getByText('Operação efetuada com sucesso.')).toBeVisible();
  await expect(card(page, 'Estado')).toContainText('Rendimentos acima do limite.');
  await expect(card(page, 'Histórico de estados')).toContainText('Rendimentos acima do limite.');

  await tabAndPress(page, page.getByRole('button', { name: 'Voltar', exact: true }), 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Pedidos de Elegibilidade' })).toBeFocused();
  await expect(statuses).toHaveText('Aguarda regulador');
  await expect(page.locator(`a[href="/applications/${id}/details"]`)).toHaveCount(0);
});

test('2.3 /form shows a live request for the same NIF', async ({ page }) => {
  await signIn(page, accounts.operator);
  await page.getByRole('link', { name: 'Gerir Pedidos' }).click();
  await chooseFilter(page, 'Estado do pedido', 'Ativo');
  await search(page);
  const nif = await nifIn(rowsInStatus(page, 'Ativo').first());
  await page.getByRole('link', { name: 'Submeter Pedido' }).click();
  // The address changes before the page does, and the list has a NIF field too.
  await expect(
    page.getByRole('heading', { level: 1, name: 'Pedido de verificação de elegibilidade' }),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'NIF', exact: true }).fill(nif);
  const link = page.getByRole('link', { name: /^Ver o pedido \d+ \(abre num novo separador\)$/ });
  await expect(link).toBeVisible();
  await look(page, 'form-notice');
  const opened = page.waitForEvent('popup');
  await link.click();
  await expect((await opened).getByRole('heading', { level: 1, name: /^Pedido / })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'NIF', exact: true })).toHaveValue(nif);
});
