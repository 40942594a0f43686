import { checkStates } from '../support/screenState';
import { button, dialog, follow, refuse } from '../support/screenSteps';
import { accounts, signIn } from '../support/signIn';
import { expect, test } from '../support/test';

test('the plain resources of the regulator: axe finds nothing, and no page scrolls sideways', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await signIn(page, accounts.administrator);
  const visit = (path: string, title: string | RegExp) => follow(page, path, title);
  await checkStates(page, [
    { name: 'texts of decisions', reach: () => visit('/decisionTexts', 'Textos de decisão') },
    {
      name: 'rows of a file with errors',
      reach: async () => {
        await button(page, 'Importar').click();
        const buffer = Buffer.from(
          'Título;Texto;Ordem;Ativo;Notas\nNovo;Texto;1;Sim;x\n;Texto;muito;talvez;',
        );
        const file = { name: 'textos.csv', mimeType: 'text/csv', buffer };
        await dialog(page).locator('input[type=file]').setInputFiles(file);
        await expect(dialog(page).getByRole('table')).toBeVisible();
      },
    },
    {
      name: 'question before deleting a text',
      reach: async () => {
        await page.keyboard.press('Escape');
        await visit('/decisionTexts/1/details', /^Texto de decisão/);
        await button(page, 'Eliminar').click();
        await expect(dialog(page)).toBeVisible();
      },
    },
    {
      name: 'history of a text',
      reach: async () => {
        await page.keyboard.press('Escape');
        await visit('/decisionTexts/2/edit', /^Alterar Texto de decisão/);
        await page.getByRole('textbox', { name: 'Ordem' }).fill('75');
        await page
          .getByRole('textbox', { name: 'Texto' })
          .fill('Uma frase mais longa do que as outras. '.repeat(9));
        await button(page, 'Gravar').click();
        const toast = page.getByText('Texto de decisão atualizado com sucesso.');
        await expect(toast).toBeVisible();
        // Otherwise the next Escape is for the toast, as what is topmost.
        await page.keyboard.press('Escape');
        await expect(toast).toBeHidden();
        await button(page, 'Mostrar histórico').click();
        await expect(button(page, 'Repor esta versão')).toBeVisible();
      },
    },
    {
      name: 'question before a version is brought back',
      reach: async () => {
        await button(page, 'Repor esta versão').click();
        await expect(dialog(page).getByRole('table')).toBeVisible();
      },
    },
    {
      name: 'new text with errors',
      reach: async () => {
        await page.keyboard.press('Escape');
        await visit('/decisionTexts/create', 'Adicionar Texto de decisão');
        await refuse(page, 'Gravar');
      },
    },
    {
      name: 'search for anything, with something wrong',
      reach: async () => {
        await button(page, 'Procurar').click();
        await dialog(page).getByRole('combobox').fill('512 345 678');
        await expect(dialog(page).getByRole('status')).toContainText('NIF: o de uma pessoa');
      },
    },
    {
      name: 'audit trail',
      reach: async () => {
        await page.keyboard.press('Escape');
        await visit('/auditRecords', 'Registo de atividade');
      },
    },
    { name: 'integration, of all providers', reach: () => visit('/integration', 'Integração') },
    {
      name: 'integration of a provider, new address without anything',
      reach: async () => {
        await page.getByRole('combobox', { name: 'Prestador' }).click();
        await page.getByRole('option', { name: 'NetAtlântico' }).click();
        await page.getByRole('tab', { name: 'Webhooks' }).click();
        await button(page, 'Acrescentar endereço').click();
        for (const box of await dialog(page).getByRole('checkbox').all()) await box.uncheck();
        await refuse(page, 'Confirmar');
      },
    },
    {
      name: 'overview',
      reach: async () => {
        await page.keyboard.press('Escape');
        await visit('/overview', 'Visão geral');
        for (const table of await page.getByText(/^Tabela: /).all()) await table.click();
        await expect(page.getByRole('table', { name: 'Pedidos por distrito' })).toBeVisible();
      },
    },
  ]);
});
