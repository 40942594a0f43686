import type { Page } from '@playwright/test';
import type { ApplicationRow } from '../../contract/entities/application';
import { holdScripts } from './support/holdScripts';
import { makeNif } from './support/makeNif';
import { accounts, signIn } from './support/signIn';
import { tabAndPress, tabAndType, tabTo } from './support/tabTo';
import { expect, test } from './support/test';
import { makeWorkbook, readRows } from './support/workbook';

const menu = 'Manutenção da Tarifa Social';
const question = 'Tem a certeza de que pretende submeter os NIF para manutenção da tarifa social?';

const rowsOf = (page: Page) =>
  page.getByRole('table', { name: 'Pedidos de manutenção' }).locator('tbody').getByRole('row');

const open = async (page: Page) => {
  await page.getByRole('link', { name: menu }).click();
  await expect(page.getByRole('heading', { level: 1, name: menu })).toBeVisible();
};

/** Lists tax numbers that each have an active request of the signed-in provider. */
const activeNifs = async (page: Page): Promise<string[]> => {
  await page.getByRole('link', { name: 'Gerir Pedidos' }).click();
  await page.getByRole('combobox', { name: 'Estado do pedido' }).click();
  await page.getByRole('option', { name: 'Ativo', exact: true }).click();
  await page.getByLabel('Resultados por página').click();
  const answer = page.waitForResponse(async (response) => {
    const body = response.request().postDataJSON();
    return (
      response.url().endsWith('/Application/search') && body?.applicationStatusId && body.pageSize === 100
    );
  });
  await page.getByRole('option', { name: '100', exact: true }).click();
  await page.getByRole('button', { name: 'Pesquisar', exact: true }).click();
  const { items } = (await (await answer).json()) as { items: ApplicationRow[] };
  const count = (nif: string) => items.filter((row) => row.fiscalNumber === nif).length;
  return items
    .filter((row) => !row.isStudent && !row.isAnnualMaintenance && count(row.fiscalNumber) === 1)
    .map((row) => row.fiscalNumber);
};

test.describe('2.7 annual maintenance', () => {
  test('a provider hands a list in and an administrator processes it, by keyboard alone', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await signIn(page, accounts.operator);
    const nifs = await activeNifs(page);
    await open(page);
    await page.getByLabel('Resultados por página').click();
    await page.getByRole('option', { name: '100', exact: true }).click();
    await expect(page.getByText(/^1-(\d+) de \1 resultados$/)).toBeVisible();
    const known = await rowsOf(page).allTextContents();
    const [first = '', second = ''] = nifs.filter((nif) => !known.some((row) => row.includes(nif)));

    const picker = page.getByLabel('Ficheiro de manutenção');
    await tabTo(page, picker);
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(makeWorkbook('lista.xlsx', [[first], [Number(second)]]));
    await expect(page.getByText('O ficheiro tem 2 linhas.')).toBeVisible();
    await expect(page.getByText('NIF guardado como número: 1 linha')).toBeVisible();
    await tabAndPress(page, page.getByRole('button', { name: 'Submeter', exact: true }), 'Enter');
    const dialog = page.getByRole('dialog', { name: question });
    await expect(dialog.getByRole('button', { name: 'Sim' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Ficheiro importado com sucesso!')).toBeVisible();
    for (const nif of [first, second])
      await expect(rowsOf(page).filter({ hasText: nif }).first()).toContainText('Submetido');

    await page.evaluate(() => localStorage.clear());
    await signIn(page, accounts.administrator);
    await tabAndPress(page, page.getByRole('link', { name: menu }), 'Enter');
    await expect(page.getByRole('heading', { level: 1, name: menu })).toBeFocused();
    await tabAndType(page, page.getByRole('textbox', { name: 'NIF', exact: true }), first);
    await page.keyboard.press('Enter');
    await expect(rowsOf(page)).toHaveCount(1);
    await tabAndPress(page, page.getByRole('button', { name: 'Selecionar todos' }), 'Enter');
    await expect(page.getByText('1 selecionado', { exact: true })).toBeVisible();
    await tabAndPress(page, page.getByRole('button', { name: 'Processar' }), 'Enter');
    const processing = page.getByRole('dialog', {
      name: 'Tem a certeza de que pretende processar os pedidos selecionados?',
    });
    // Processing can't be undone, so a single Enter must not confirm it.
    await expect(processing.getByRole('button', { name: 'Não' })).toBeFocused();
    await expect(processing).toContainText('1 pedido selecionado.');
    await expect(processing).toContainText(`NIF ${first}`);
    // Processing may finish before the code of the result section is loaded.
    const letCome = await holdScripts(page, 'ProcessingSection-*.js');
    await tabAndPress(page, processing.getByRole('button', { name: 'Sim' }), 'Enter');
    await expect(page.getByText('Pedidos processados com sucesso.')).toBeVisible();
    await expect(processing).toBeHidden();
    const result = page.getByRole('region', { name: 'Processamento de pedidos' });
    await expect(result).toBeHidden();
    letCome();
    await expect(result).toBeFocused();
    await expect(result.getByRole('row', { name: /NetAtlântico/ })).toBeVisible();
    const download = page.waitForEvent('download');
    await tabAndPress(page, result.getByRole('button', { name: 'Descarregar resultado (.xlsx)' }), 'Enter');
    const [headings, processed] = readRows(await (await download).path());
    expect(headings?.[0]).toBe('Pedido de manutenção');
    expect(processed?.[1]).toBe('NetAtlântico');
    await tabAndPress(page, result.getByRole('link', { name: 'Detalhe' }), 'Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Pedido de Manutenção \d+$/ })).toBeFocused();
    await tabAndPress(page, page.getByRole('button', { name: 'Voltar', exact: true }), 'Enter');
    await expect(page.getByRole('textbox', { name: 'NIF', exact: true })).toHaveValue(first);
  });

  test('a list with a wrong line comes back with its errors', async ({ page }) => {
    const nif = makeNif();
    await signIn(page, accounts.operator);
    await open(page);
    await page
      .getByLabel('Ficheiro de manutenção')
      .setInputFiles(makeWorkbook('lista.xlsx', [[nif], ['123']]));
    await expect(page.getByText(/^Linha 3 · 123 · NIF inválido\.$/)).toBeVisible();

    const marked = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descarregar com os erros assinalados' }).click();
    const [headings, , wrong] = readRows(await (await marked).path());
    expect(headings).toEqual(['NIF', 'NIF do estudante', 'Erros']);
    expect(wrong?.[2]).toBe('NIF inválido.');

    await page.getByRole('button', { name: 'Submeter', exact: true }).click();
    await page.getByRole('dialog', { name: question }).getByRole('button', { name: 'Sim' }).click();
    await expect(page.getByText(/^Foram detetados erros no ficheiro importado/)).toBeVisible();
    // One verdict only: the block shows it, with no check result and no toast beside it.
    await expect(page.getByRole('group', { name: 'Verificação do ficheiro' })).toHaveCount(0);
    await expect(page.getByText(/^Formato inválido/)).toHaveCount(0);
    const returned = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Descarregar ficheiro com erros' }).click();
    const [, line] = readRows(await (await returned).path());
    expect(line?.[2]).toContain('Não existe um pedido com TSI ativa');
  });

  test('the template is a workbook under its name', async ({ page }) => {
    await signIn(page, accounts.operator);
    await open(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descarregar template' }).click();
    const template = await download;
    expect(template.suggestedFilename()).toBe('Template de Manutencao Anual.xlsx');
    expect(readRows(await template.path())[0]).toEqual(['NIF', 'NIF do estudante']);
  });
});
