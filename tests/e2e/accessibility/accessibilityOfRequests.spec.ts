import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { exampleCodes } from '../../../server/seed/addresses/generateAddresses';
import { firstInStatus } from '../support/firstInStatus';
import { makeNif } from '../support/makeNif';
import { addressDialog, fillShortRequest, submittedId, textField } from '../support/requestForm';
import { checkStates } from '../support/screenState';
import {
  button,
  dialog,
  fail,
  follow,
  heading,
  never,
  open,
  press,
  refuse,
  settle,
} from '../support/screenSteps';
import { accounts, signIn } from '../support/signIn';
import { expect, test } from '../support/test';

// Accessibility: axe finds nothing in any state, and no page scrolls sideways.
test.beforeEach(() => test.setTimeout(300_000));

test('the request form', async ({ page }) => {
  await signIn(page, accounts.operator);
  const title = 'Pedido de verificação de elegibilidade';
  await checkStates(page, [
    { name: 'request', reach: () => expect(heading(page, title)).toBeVisible() },
    {
      name: 'question before a changed request is left',
      reach: async () => {
        await textField(page, 'Nome completo').fill('Rosa Antunes');
        await page.getByRole('link', { name: 'Gerir Pedidos' }).click();
        await expect(dialog(page, 'Pretende sair desta página?')).toBeVisible();
      },
    },
    {
      name: 'request that came back out of its draft',
      reach: async () => {
        await dialog(page).getByRole('button', { name: 'Sim' }).click();
        await page.getByRole('link', { name: 'Submeter Pedido' }).click();
        await expect(button(page, 'Descartar rascunho')).toBeVisible();
      },
    },
    {
      name: 'address list',
      reach: async () => {
        const addresses = await addressDialog(page, 'Morada fiscal', exampleCodes.many[0]);
        await expect(addresses.getByRole('radio').first()).toBeChecked();
      },
    },
    {
      name: 'sending',
      reach: async () => {
        await page.keyboard.press('Escape');
        await fillShortRequest(page);
        await page.route('**/api/Application/submit', never);
        await press(page, 'Submeter Pedido', 'Envio em curso');
      },
    },
    {
      name: 'request sent',
      // The held request continues once its route is removed.
      reach: () => submittedId(page),
    },
    {
      name: 'request with every error',
      reach: async () => {
        await open(page, '/form', title);
        // The browser remembers the e-mail of the request just sent.
        await textField(page, 'E-mail do prestador').clear();
        await page.getByLabel('Tarifa social para estudante universitário deslocado').check();
        await page.getByLabel(/^O cidadão entregou/).check();
        await refuse(page, 'Submeter Pedido');
        await expect(page.getByRole('alert', { name: 'Há 13 campos por corrigir' })).toBeFocused();
      },
    },
  ]);
});

test("a provider's list and its requests", async ({ page }) => {
  await signIn(page, accounts.operator);
  const eligible = await firstInStatus(page, 'search', applicationStatus.eligible);
  const active = await firstInStatus(page, 'search', applicationStatus.active);
  const list = () => open(page, '/applicationManagement', 'Gerir Pedidos');
  const detail = async (id: number) => {
    await follow(page, `/applicationManagement/${id}/details`, `Pedido ${id}`);
  };
  await checkStates(page, [
    {
      name: 'list while it loads',
      reach: async () => {
        await page.route('**/api/Application/search', never);
        await list();
      },
    },
    {
      name: 'list that could not be loaded',
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
      reach: async () => {
        await page.getByRole('combobox', { name: 'Estado do pedido' }).click();
        await expect(page.getByRole('option').first()).toBeVisible();
      },
    },
    {
      name: 'calendar',
      reach: async () => {
        await page.keyboard.press('Escape');
        await button(page, 'Abrir calendário').first().click();
        await expect(page.getByRole('gridcell').first()).toBeVisible();
      },
    },
    {
      name: 'wrong filter',
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
    {
      name: 'requests to activate, one selected',
      reach: async () => {
        await open(page, '/applicationManagement/toActivate', 'Pedidos por ativar');
        await settle(page);
        await page
          .getByRole('checkbox', { name: /^Selecionar/ })
          .first()
          .check();
      },
    },
    { name: 'eligible request', reach: () => detail(eligible) },
    {
      name: 'activation with errors',
      reach: async () => {
        await press(page, 'TSI Ativa', 'Ativação da TSI');
        await dialog(page).getByRole('textbox', { name: 'Data de ativação' }).fill('');
        await refuse(page, 'Confirmar');
      },
    },
    {
      name: 'cancellation with errors',
      reach: async () => {
        await page.keyboard.press('Escape');
        await press(page, 'Cancelar Pedido', 'Cancelamento do pedido');
        await refuse(page, 'Confirmar');
      },
    },
    {
      name: 'active request',
      reach: async () => {
        await page.keyboard.press('Escape');
        await detail(active);
      },
    },
    {
      name: 'deactivation with errors',
      reach: async () => {
        await press(page, 'TSI Desativada', 'Desativação da TSI');
        await refuse(page, 'Confirmar');
      },
    },
    {
      name: 'recheck with errors',
      reach: async () => {
        await page.keyboard.press('Escape');
        await follow(page, `/applicationManagement/${active}/recheckForm`, /^Reverificar elegibilidade/);
        await expect(textField(page, 'E-mail do prestador')).not.toHaveValue('');
        await textField(page, 'E-mail do prestador').fill('');
        await refuse(page, 'Submeter Pedido');
      },
    },
    {
      name: 'change of password with errors',
      reach: async () => {
        await open(page, '/passwordChange', 'ALTERAR PALAVRA-PASSE');
        await refuse(page, 'Gravar');
      },
    },
    {
      name: 'no permissions',
      reach: () => follow(page, '/noPermissions', 'Sem permissões atribuídas'),
    },
    { name: 'not found', reach: () => follow(page, '/nada', 'Página não encontrada') },
  ]);
});
