import { checkStates } from './support/screenState';
import { button, dialog, open, refuse, settle } from './support/screenSteps';
import { accounts, signIn } from './support/signIn';
import { expect, test } from './support/test';

// A recording of every step would take as long again.
test.use({ trace: 'off' });

test('the plain resources of the regulator: axe finds nothing, and no page scrolls sideways', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await signIn(page, accounts.administrator);
  const visit = async (path: string, title: string | RegExp) => {
    await open(page, path, title);
    await settle(page);
  };
  await checkStates(page, [
    { name: 'texts of decisions', reach: () => visit('/decisionTexts', 'Textos de decisão') },
    {
      name: 'question before deleting a text',
      reach: async () => {
        await visit('/decisionTexts/1/details', /^Texto de decisão/);
        await button(page, 'Eliminar').click();
        await expect(dialog(page)).toBeVisible();
      },
    },
    {
      name: 'new text with errors',
      reach: async () => {
        await visit('/decisionTexts/create', 'Adicionar Texto de decisão');
        await refuse(page, 'Gravar');
      },
    },
    {
      name: 'search for anything, with something wrong',
      reach: async () => {
        await button(page, 'Procurar').click();
        await page.keyboard.type('512 345 678');
        await expect(dialog(page).getByRole('status')).toContainText('NIF: o de uma pessoa');
      },
    },
    { name: 'audit trail', reach: () => visit('/auditRecords', 'Registo de atividade') },
    {
      name: 'overview',
      reach: async () => {
        await visit('/overview', 'Visão geral');
        for (const table of await page.getByText(/^Tabela: /).all()) await table.click();
        await expect(page.getByRole('table', { name: 'Pedidos por distrito' })).toBeVisible();
      },
    },
  ]);
});
