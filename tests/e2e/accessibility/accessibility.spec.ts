import { makeNif } from '../support/makeNif';
import { textField } from '../support/requestForm';
import { checkStates } from '../support/screenState';
import { button, dialog, follow, heading, never, open, refuse, settle } from '../support/screenSteps';
import { accounts, signIn } from '../support/signIn';
import { expect, test } from '../support/test';
import { makeWorkbook } from '../support/workbook';

// Accessibility: axe finds nothing in any state, and no page scrolls sideways.
test.beforeEach(() => test.setTimeout(300_000));

test('visitors without a session', { tag: '@walk' }, async ({ page }) => {
  const newPassword = (title: string) => async () => {
    await open(page, `/passwordReset?code=abc${title === 'REGISTO' ? '&isNewAccount=1' : ''}`, title);
    await page.getByLabel('Nova Palavra-passe', { exact: true }).fill('curta');
    await refuse(page, 'Gravar');
  };
  await checkStates(page, [
    {
      name: 'login',
      reach: async () => {
        await page.route('**/config.json', async (route) => {
          const given = await (await route.fetch()).json();
          await route.fulfill({
            json: {
              ...given,
              corporateSignIn: {
                authority: 'https://login.example.pt/',
                clientId: 'tsi',
                scopes: ['user.read'],
                redirectPath: '/corporateSignIn.html',
              },
            },
          });
        });
        await open(page, '/login', 'Autenticação Prestador');
        await expect(button(page, 'Entrar com conta institucional')).toBeVisible();
      },
    },
    { name: 'login with errors', reach: () => refuse(page, 'Entrar') },
    {
      name: 'login refused',
      reach: async () => {
        await textField(page, 'E-mail').fill('ninguem@example.pt');
        await page.getByLabel('Palavra-passe', { exact: true }).fill('errada');
        await button(page, 'Entrar').click();
        await expect(page.getByRole('alert')).toBeVisible();
      },
    },
    {
      name: 'password recovery with errors',
      reach: async () => {
        await follow(page, '/passwordRecovery', 'RECUPERAÇÃO DE PALAVRA-PASSE');
        await refuse(page, 'ENVIAR');
      },
    },
    { name: 'registration with errors', reach: newPassword('REGISTO') },
    { name: 'password reset with errors', reach: newPassword('RECUPERAR PALAVRA-PASSE') },
    {
      name: 'accessibility statement',
      reach: async () => {
        await follow(page, '/login', 'Autenticação Prestador');
        await page.getByRole('contentinfo').getByRole('link', { name: 'Acessibilidade' }).click();
        await expect(heading(page, 'Acessibilidade')).toBeVisible();
      },
    },
  ]);
});

test("a provider's yearly file", { tag: '@walk' }, async ({ page }) => {
  await signIn(page, accounts.operator);
  const choose = (lines: readonly (readonly string[])[]) =>
    page.getByLabel('Ficheiro de manutenção').setInputFiles(makeWorkbook('lista.xlsx', lines));
  await checkStates(page, [
    {
      name: 'annual maintenance',
      reach: async () => {
        await open(page, '/applicationAnnualMaintenance', 'Manutenção da Tarifa Social');
        await settle(page);
      },
    },
    {
      name: 'tax numbers to hand in',
      views: ['1440 px', '390 px'],
      reach: async () => {
        await page.getByRole('link', { name: /^Ver os \d+ NIF por comunicar$/ }).click();
        await expect(page.getByRole('table', { name: 'NIF por comunicar' })).toBeVisible();
      },
    },
    {
      name: 'files handed in',
      views: ['1440 px', '390 px'],
      reach: async () => {
        await follow(page, '/applicationAnnualMaintenance/files', 'Ficheiros entregues');
      },
    },
    {
      name: 'problems of a file',
      reach: async () => {
        await follow(page, '/applicationAnnualMaintenance', 'Manutenção da Tarifa Social');
        await choose([[makeNif()], ['123'], ['999999999', 'x']]);
        await expect(page.getByText(/^Linha 3/)).toBeVisible();
      },
    },
    {
      name: 'question before sending',
      reach: async () => {
        await button(page, 'Submeter').click();
        await expect(dialog(page)).toBeVisible();
      },
    },
    {
      name: 'file that is sent',
      reach: async () => {
        await page.route('**/register-requests-from-file', never);
        await button(page, 'Sim').click();
        await expect(dialog(page, 'Envio em curso')).toBeVisible();
      },
    },
    {
      name: 'file that came back',
      // The held request continues once its route is removed.
      reach: () => expect(page.getByRole('link', { name: 'Descarregar ficheiro com erros' })).toBeVisible(),
    },
    {
      name: 'file without lines',
      reach: async () => {
        await choose([]);
        await expect(page.getByText(/^Linha 3/)).toBeHidden();
      },
    },
    {
      name: 'question about a file that will be refused',
      reach: async () => {
        await button(page, 'Submeter').click();
        await expect(dialog(page)).toContainText('será recusado');
      },
    },
    {
      name: 'question before deleting',
      reach: async () => {
        await button(page, 'Não').click();
        await button(page, 'Eliminar').first().click();
        await expect(dialog(page, 'Tem a certeza de que pretende eliminar o pedido?')).toBeVisible();
      },
    },
  ]);
});
