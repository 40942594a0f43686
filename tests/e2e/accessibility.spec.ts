import { applicationStatus } from '../../contract/rules/applicationStatuses';
import { firstInStatus } from './support/firstInStatus';
import { makeNif } from './support/makeNif';
import { textField } from './support/requestForm';
import { checkStates } from './support/screenState';
import { button, dialog, heading, never, open, press, refuse, settle } from './support/screenSteps';
import { accounts, signIn } from './support/signIn';
import { expect, test } from './support/test';
import { makeWorkbook } from './support/workbook';

// Issue 8, Accessibility: axe finds nothing in any state, and no page scrolls sideways.
test.beforeEach(() => test.setTimeout(300_000));
// A recording of every step would take as long again.
test.use({ trace: 'off' });

test('visitors without a session', async ({ page }) => {
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
        await open(page, '/passwordRecovery', 'RECUPERAÇÃO DE PALAVRA-PASSE');
        await refuse(page, 'ENVIAR');
      },
    },
    { name: 'registration with errors', reach: newPassword('REGISTO') },
    { name: 'password reset with errors', reach: newPassword('RECUPERAR PALAVRA-PASSE') },
    {
      name: 'accessibility statement',
      reach: async () => {
        await page.goto('/login');
        await page.getByRole('contentinfo').getByRole('link', { name: 'Acessibilidade' }).click();
        await expect(heading(page, 'Acessibilidade')).toBeVisible();
      },
    },
  ]);
});

test("a provider's yearly file", async ({ page }) => {
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
      name: 'problems of a file',
      reach: async () => {
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
      // What was held back goes on as soon as nothing holds it.
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

test('the screens of the regulator', async ({ page }) => {
  await signIn(page, accounts.administrator);
  const awaiting = await firstInStatus(page, 'search-backoffice', applicationStatus.awaitsRegulator);
  const visit = async (path: string, title: string | RegExp) => {
    await open(page, path, title);
    await settle(page);
  };
  await checkStates(page, [
    { name: 'requests', reach: () => visit('/applications', 'Pedidos de Elegibilidade') },
    {
      name: 'requests of a queue',
      reach: async () => {
        await page.getByRole('link', { name: /^Por decidir/ }).click();
        await expect(page.getByRole('button', { name: 'Remover filtro Por decidir' })).toBeVisible();
      },
    },
    { name: 'awaiting request', reach: () => visit(`/applications/${awaiting}/details`, /^Pedido/) },
    {
      name: 'decision with errors',
      reach: async () => {
        await press(page, 'Não Elegível', 'Decisão de elegibilidade');
        await refuse(page, 'Confirmar');
      },
    },
    {
      name: 'decision in favour',
      reach: async () => {
        await page.keyboard.press('Escape');
        await press(page, 'Elegível', 'Decisão de elegibilidade');
      },
    },
    {
      name: 'decided',
      reach: async () => {
        await button(page, 'Confirmar').click();
        await expect(page.getByText('Operação efetuada com sucesso.')).toBeVisible();
        await expect(dialog(page)).toBeHidden();
      },
    },
    {
      name: 'maintenance',
      reach: () => visit('/applicationAnnualMaintenance', 'Manutenção da Tarifa Social'),
    },
    {
      name: 'question before processing',
      reach: async () => {
        await button(page, 'Selecionar todos').click();
        await button(page, 'Processar').click();
        await expect(dialog(page)).toBeVisible();
      },
    },
    { name: 'users', reach: () => visit('/users', 'Utilizadores') },
    { name: 'rights of a user', reach: () => visit('/users/5/edit', /^Acessos de/) },
    {
      name: 'locked user',
      reach: async () => {
        await page.route('**/api/User/get-by-id*', async (route) => {
          const user = await (await route.fetch()).json();
          const lockedUntil = new Date(Date.now() + 15 * 60_000).toISOString();
          await route.fulfill({ json: { ...user, lockedUntil } });
        });
        await visit('/users/5/details', /^Acessos de/);
        await expect(button(page, 'Permitir já a entrada')).toBeVisible();
      },
    },
    {
      name: 'lost connection',
      reach: async () => {
        await page.context().setOffline(true);
        await expect(page.getByText(/^Sem ligação/)).toBeVisible();
      },
    },
    {
      name: 'new user with errors',
      reach: async () => {
        await page.context().setOffline(false);
        await visit('/users/create', 'Adicionar Utilizador');
        await refuse(page, 'Gravar');
      },
    },
    { name: 'providers', reach: () => visit('/providers', 'Prestadores de Serviço') },
    {
      name: 'new provider with errors',
      reach: async () => {
        await visit('/providers/create', /^Adicionar/);
        await refuse(page, 'Gravar');
      },
    },
    {
      name: 'users of providers',
      reach: () => visit('/userProviders', 'Utilizadores dos Prestadores de Serviço'),
    },
    {
      name: "new provider's user with errors",
      reach: async () => {
        await visit('/userProviders/create', /^Adicionar/);
        await refuse(page, 'Gravar');
      },
    },
    {
      name: "rights of a provider's user",
      reach: () => visit('/userProviders/9/details', /^Acessos de/),
    },
  ]);
});
