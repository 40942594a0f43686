import { heading } from '../support/screenSteps';
import { accounts, signIn } from '../support/signIn';
import { expect } from '../support/test';
import { makeWorkbook } from '../support/workbook';
import { test } from './readingServer';
import { Script } from './Script';

const question = 'Tem a certeza de que pretende submeter os NIF para manutenção da tarifa social?';

test('what is read to an operator who hands in the yearly list', async ({ page }) => {
  await signIn(page, accounts.operator);
  await page.goto('/applicationAnnualMaintenance');
  await expect(heading(page, 'Manutenção da Tarifa Social')).toBeVisible();
  await expect(page.getByText(/^Por fazer \d+$/)).toBeVisible();
  const script = new Script(page, 'Entregar a lista anual');
  await script.tell('A página, sem ficheiro');

  await page.getByRole('link', { name: /^Ver os \d+ NIF por comunicar$/ }).click();
  const unreported = page.getByRole('region', { name: 'NIF por comunicar' });
  await expect(unreported).toBeFocused();
  await script.tell('Vistos os NIF por comunicar');
  const nif = await unreported
    .getByRole('cell', { name: /^\d{9}$/ })
    .first()
    .textContent();

  const picker = page.getByLabel('Ficheiro de manutenção');
  await picker.setInputFiles(makeWorkbook('lista.xlsx', [[nif ?? ''], ['123']]));
  await expect(page.getByText(/^Linha 3 · 123 · NIF inválido\.$/)).toBeVisible();
  await script.tell('Escolhido um ficheiro com um erro');

  await picker.setInputFiles(makeWorkbook('lista-corrigida.xlsx', [[nif ?? '']]));
  await expect(page.getByText('O ficheiro tem 1 linha.')).toBeVisible();
  await page.getByRole('button', { name: 'Submeter', exact: true }).click();
  const confirmation = page.getByRole('dialog', { name: question });
  await expect(confirmation).toBeVisible();
  await script.tell('Escolhido o ficheiro corrigido e premido «Submeter»');

  await confirmation.getByRole('button', { name: 'Sim' }).click();
  // The toast stays as long as the pointer rests on it.
  await page.getByText('Ficheiro importado com sucesso!').hover();
  await script.tell('Submetido');
  expect(script.text()).toMatchSnapshot('yearlyList.txt');
});
