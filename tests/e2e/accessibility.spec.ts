import type { Page, Route } from '@playwright/test';
import { applicationStatus } from '../../contract/rules/applicationStatuses';
import { exampleCodes } from '../../server/seed/exampleCodes';
import { makeDocument } from './support/documents';
import { firstInStatus } from './support/firstInStatus';
import { makeNif } from './support/makeNif';
import { addDocuments, addressDialog, chooseAddress, submittedId, textField } from './support/requestForm';
import { checkStates, twoViews } from './support/screenState';
import { accounts, signIn } from './support/signIn';
import { expect, test } from './support/test';
import { makeWorkbook } from './support/workbook';

// Issue 8, Accessibility: axe finds nothing in any state, and no page scrolls sideways.
test.beforeEach(() => test.setTimeout(300_000));
// A recording of every step would take as long again.
test.use({ trace: 'off' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const dialog = (page: Page, name?: string) => page.getByRole('dialog', name ? { name } : {});
const wrong = (page: Page) => page.locator(':is([aria-invalid="true"], [data-invalid="true"])').first();
const never = () => undefined;
const fail = (route: Route) => route.abort();

const open = async (page: Page, path: string, title: string | RegExp) => {
  await page.goto(path);
  await expect(heading(page, title)).toBeVisible();
};
const settle = (page: Page) => page.waitForLoadState('networkidle');
const press = async (page: Page, name: string, opened: string) => {
  await button(page, name).click();
  await expect(dialog(page, opened)).toBeVisible();
};
const refuse = async (page: Page, name: string) => {
  await button(page, name).click();
  await expect(wrong(page)).toBeVisible();
};

test('whoever is not signed in', async ({ page }) => {
  const newPassword = (title: string) => async () => {
    await open(page, `/passwordReset?code=abc${title === 'REGISTO' ? '&isNewAccount=1' : ''}`, title);
    await page.getByLabel('Nova Palavra-passe', { exact: true }).fill('curta');
    await refuse(page, 'Gravar');
  };
  await checkStates(page, [
    { name: 'login', reach: () => open(page, '/login', 'Autenticação Prestador') },
    { name: 'login with errors', views: twoViews, reach: () => refuse(page, 'Entrar') },
    {
      name: 'login refused',
      views: twoViews,
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
    { name: 'registration with errors', views: twoViews, reach: newPassword('REGISTO') },
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

test("a provider's requests", async ({ page }) => {
  await signIn(page, accounts.operator);
  const eligible = await firstInStatus(page, 'search', applicationStatus.eligible);
  const active = await firstInStatus(page, 'search', applicationStatus.active);
  const request = () => open(page, '/form', 'Pedido de verificação de elegibilidade');
  const list = () => open(page, '/applicationManagement', 'Gerir Pedidos');
  const detail = async (id: number) => {
    await open(page, `/applicationManagement/${id}/details`, `Pedido ${id}`);
    await settle(page);
  };

  await checkStates(page, [
    { name: 'request', reach: request },
    {
      name: 'address list',
      views: twoViews,
      reach: async () => {
        const addresses = await addressDialog(page, 'Morada fiscal', exampleCodes.many[0]);
        await expect(addresses.getByRole('radio').first()).toBeChecked();
      },
    },
    {
      name: 'sending',
      views: twoViews,
      reach: async () => {
        await page.keyboard.press('Escape');
        await textField(page, 'E-mail do prestador').fill('pedidos@netatlantico.example.pt');
        await textField(page, 'Nome completo').fill('Teresa Gonçalves');
        await textField(page, 'NIF').fill(makeNif());
        await chooseAddress(page, 'Morada fiscal', exampleCodes.one[0]);
        await page.getByLabel(/^O cidadão entregou/).check();
        await addDocuments(page, /^Comprovativos da Segurança Social/, await makeDocument('apoio.pdf', 1));
        await expect(button(page, 'Remover apoio.pdf')).toBeVisible();
        await page.route('**/api/Application/submit', never);
        await press(page, 'Submeter Pedido', 'Envio em curso');
      },
    },
    {
      name: 'request sent',
      views: twoViews,
      reach: async () => {
        await button(page, 'Cancelar envio').click();
        await button(page, 'Submeter Pedido').click();
        await submittedId(page);
      },
    },
    {
      name: 'request with every error',
      reach: async () => {
        await request();
        await page.getByLabel('Tarifa social para estudante universitário deslocado').check();
        await page.getByLabel(/^O cidadão entregou/).check();
        await refuse(page, 'Submeter Pedido');
      },
    },
    {
      name: 'list while it loads',
      views: twoViews,
      reach: async () => {
        await page.route('**/api/Application/search', never);
        await list();
      },
    },
    {
      name: 'list that could not be loaded',
      views: twoViews,
      reach: async () => {
        await page.route('**/api/Application/search', fail);
        await list();
        await expect(button(page, 'Tentar novamente')).toBeVisible();
      },
    },
    {
      name: 'list',
      reach: async () => {
        await list();
        await expect(page.getByRole('table')).toBeVisible();
      },
    },
    {
      name: 'filter with its options',
      views: twoViews,
      reach: async () => {
        await page.getByRole('combobox', { name: 'Estado do pedido' }).click();
        await expect(page.getByRole('option').first()).toBeVisible();
      },
    },
    {
      name: 'calendar',
      views: twoViews,
      reach: async () => {
        await page.keyboard.press('Escape');
        await button(page, 'Abrir calendário').first().click();
        await expect(page.getByRole('gridcell').first()).toBeVisible();
      },
    },
    {
      name: 'wrong filter',
      views: twoViews,
      reach: async () => {
        await page.keyboard.press('Escape');
        await textField(page, 'NIF').fill('123');
        await button(page, 'Pesquisar').click();
        await expect(textField(page, 'NIF')).toHaveAttribute('aria-invalid', 'true');
      },
    },
    {
      name: 'empty list',
      reach: async () => {
        await list();
        await expect(page.getByRole('table')).toBeVisible();
        await textField(page, 'NIF').fill(makeNif());
        await page.keyboard.press('Enter');
        await expect(page.getByRole('table')).toBeHidden();
      },
    },
    {
      name: 'menu of the user',
      views: twoViews,
      reach: async () => {
        await button(page, accounts.operator.username).click();
        await expect(page.getByRole('menu')).toBeVisible();
      },
    },
    {
      name: 'navigation on a phone',
      views: ['390 px'],
      reach: async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await list();
        await button(page, 'Abrir menu').click();
        await expect(dialog(page, 'Navegação principal')).toBeVisible();
      },
    },
    { name: 'eligible request', reach: () => detail(eligible) },
    {
      name: 'activation with errors',
      views: twoViews,
      reach: async () => {
        await press(page, 'TSI Ativa', 'Ativação da TSI');
        await refuse(page, 'Confirmar');
      },
    },
    {
      name: 'cancellation with errors',
      views: twoViews,
      reach: async () => {
        await detail(eligible);
        await press(page, 'Cancelar Pedido', 'Cancelamento do pedido');
        await refuse(page, 'Confirmar');
      },
    },
    { name: 'active request', views: twoViews, reach: () => detail(active) },
    {
      name: 'deactivation with errors',
      views: twoViews,
      reach: async () => {
        await press(page, 'TSI Desativada', 'Desativação da TSI');
        await refuse(page, 'Confirmar');
      },
    },
    {
      name: 'recheck with errors',
      views: twoViews,
      reach: async () => {
        await open(page, `/applicationManagement/${active}/recheckForm`, /^Reverificar elegibilidade/);
        await expect(textField(page, 'NIF')).not.toHaveValue('');
        await textField(page, 'NIF').fill('');
        await refuse(page, 'Submeter Pedido');
      },
    },
    {
      name: 'change of password with errors',
      views: twoViews,
      reach: async () => {
        await open(page, '/passwordChange', 'ALTERAR PALAVRA-PASSE');
        await refuse(page, 'Gravar');
      },
    },
    {
      name: 'no permissions',
      views: twoViews,
      reach: () => open(page, '/noPermissions', 'Sem permissões atribuídas'),
    },
    { name: 'not found', views: twoViews, reach: () => open(page, '/nada', 'Página não encontrada') },
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
      views: twoViews,
      reach: async () => {
        await button(page, 'Submeter').click();
        await expect(dialog(page)).toBeVisible();
      },
    },
    {
      name: 'file without lines',
      views: twoViews,
      reach: async () => {
        await button(page, 'Não').click();
        await choose([]);
        await expect(page.getByText(/^Linha 3/)).toBeHidden();
      },
    },
  ]);
});

test('what the regulator sees', async ({ page }) => {
  await signIn(page, accounts.administrator);
  const awaiting = await firstInStatus(page, 'search-backoffice', applicationStatus.awaitsRegulator);
  const visit = async (path: string, title: string | RegExp) => {
    await open(page, path, title);
    await settle(page);
  };
  await checkStates(page, [
    { name: 'requests', reach: () => visit('/applications', 'Pedidos de Elegibilidade') },
    { name: 'awaiting request', reach: () => visit(`/applications/${awaiting}/details`, /^Pedido/) },
    {
      name: 'decision with errors',
      views: twoViews,
      reach: async () => {
        await press(page, 'Não Elegível', 'Decisão de elegibilidade');
        await refuse(page, 'Confirmar');
      },
    },
    {
      name: 'maintenance',
      reach: () => visit('/applicationAnnualMaintenance', 'Manutenção da Tarifa Social'),
    },
    {
      name: 'question before processing',
      views: twoViews,
      reach: async () => {
        await button(page, 'Selecionar todos').click();
        await button(page, 'Processar').click();
        await expect(dialog(page)).toBeVisible();
      },
    },
    { name: 'users', reach: () => visit('/users', 'Utilizadores') },
    { name: 'rights of a user', reach: () => visit('/users/5/edit', /^Acessos de/) },
    {
      name: 'new user with errors',
      views: twoViews,
      reach: async () => {
        await visit('/users/create', 'Adicionar Utilizador');
        await refuse(page, 'Gravar');
      },
    },
    { name: 'providers', views: twoViews, reach: () => visit('/providers', 'Prestadores de Serviço') },
    {
      name: 'new provider with errors',
      views: twoViews,
      reach: async () => {
        await visit('/providers/create', /^Adicionar/);
        await refuse(page, 'Gravar');
      },
    },
    {
      name: 'users of providers',
      views: twoViews,
      reach: () => visit('/userProviders', 'Utilizadores dos Prestadores de Serviço'),
    },
    {
      name: "new provider's user with errors",
      views: twoViews,
      reach: async () => {
        await visit('/userProviders/create', /^Adicionar/);
        await refuse(page, 'Gravar');
      },
    },
    {
      name: "rights of a provider's user",
      views: twoViews,
      reach: () => visit('/userProviders/9/details', /^Acessos de/),
    },
  ]);
});
