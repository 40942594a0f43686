import type { Page } from '@playwright/test';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { firstInStatus } from '../support/firstInStatus';
import { checkStates } from '../support/screenState';
import { button, dialog, follow, press, refuse } from '../support/screenSteps';
import { accounts, signIn } from '../support/signIn';
import { expect, test } from '../support/test';

// Accessibility: axe finds nothing in any state, and no page scrolls sideways.
test.beforeEach(() => test.setTimeout(300_000));

const visitOf = (page: Page) => (path: string, title: string | RegExp) => follow(page, path, title);

test('how the regulator finds requests and decides them', async ({ page }) => {
  await signIn(page, accounts.administrator);
  const awaiting = await firstInStatus(page, 'search-backoffice', applicationStatus.awaitsRegulator);
  const conflicting = await firstInStatus(page, 'search-backoffice', applicationStatus.conflicting);
  const active = await firstInStatus(page, 'search-backoffice', applicationStatus.active);
  const visit = visitOf(page);
  await checkStates(page, [
    { name: 'requests', reach: () => visit('/applications', 'Pedidos de Elegibilidade') },
    {
      name: 'saved searches, none yet',
      reach: () => press(page, 'Pesquisas guardadas', 'Pesquisas guardadas'),
    },
    {
      name: 'search to save, without a name',
      reach: async () => {
        await press(page, 'Gravar esta pesquisa', 'Gravar esta pesquisa');
        await refuse(page, 'Gravar');
      },
    },
    {
      name: 'saved searches',
      reach: async () => {
        await page.getByRole('textbox', { name: /^Nome da pesquisa/ }).fill('Tudo');
        await page.getByRole('checkbox', { name: /^Partilhar/ }).check();
        await button(page, 'Gravar').click();
        await expect(button(page, 'Alterar «Tudo»')).toBeVisible();
      },
    },
    {
      name: 'saved search to change',
      reach: () => press(page, 'Alterar «Tudo»', 'Alterar «Tudo»'),
    },
    {
      name: 'question before a saved search is removed',
      reach: () => press(page, 'Remover', 'Remover a pesquisa guardada «Tudo»?'),
    },
    {
      name: 'columns of the list',
      reach: async () => {
        await button(page, 'Sim').click();
        await expect(page.getByText('Ainda não há pesquisas guardadas nesta lista.')).toBeVisible();
        await button(page, 'Fechar').click();
        await press(page, 'Colunas', 'Colunas da lista');
        await page.getByRole('checkbox', { name: 'Prestador', exact: true }).uncheck();
      },
    },
    {
      name: 'list without one of its columns',
      reach: async () => {
        await button(page, 'Fechar').click();
        await expect(page.getByRole('columnheader', { name: 'Prestador', exact: true })).toHaveCount(0);
      },
    },
    {
      name: 'requests of a queue',
      reach: async () => {
        await page.getByRole('link', { name: /^Por decidir/ }).click();
        await expect(page.getByRole('button', { name: 'Remover filtro Por decidir' })).toBeVisible();
      },
    },
    {
      name: 'requests by decision and district',
      reach: async () => {
        await visit('/applications/search?district=Lisboa&isRecheck=false', 'Pesquisa alargada');
        await expect(page.getByRole('button', { name: 'Remover filtro Distrito: Lisboa' })).toBeVisible();
      },
    },
    { name: 'active request', reach: () => visit(`/applications/${active}/details`, `Pedido ${active}`) },
    {
      name: 'awaiting request',
      reach: () => visit(`/applications/${awaiting}/details`, `Pedido ${awaiting}`),
    },
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
      name: 'request in conflict, with what differs',
      reach: async () => {
        await visit(`/applications/${conflicting}/details`, `Pedido ${conflicting}`);
        await expect(
          page.getByRole('table', { name: /^Diferenças face ao pedido bloqueador/ }),
        ).toBeVisible();
      },
    },
  ]);
});

test('what the regulator processes, and whom it lets in', async ({ page }) => {
  await signIn(page, accounts.administrator);
  const visit = visitOf(page);
  await checkStates(page, [
    {
      name: 'maintenance',
      reach: () => visit('/applicationAnnualMaintenance', 'Manutenção da Tarifa Social'),
    },
    {
      name: 'question before processing',
      reach: async () => {
        // Other tests on this server need a provider with no processed requests.
        await page.getByLabel('Prestador', { exact: true }).click();
        await page.getByRole('option', { name: 'NetAtlântico' }).click();
        await button(page, 'Pesquisar').click();
        await expect(
          page.getByRole('button', { name: 'Remover filtro Prestador: NetAtlântico' }),
        ).toBeVisible();
        await button(page, 'Selecionar todos').click();
        await button(page, 'Processar').click();
        await expect(dialog(page)).toBeVisible();
      },
    },
    {
      name: 'result of processing',
      reach: async () => {
        await button(page, 'Sim').click();
        await expect(page.getByRole('table', { name: 'Resultado por pedido' })).toBeVisible();
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
    { name: 'a provider', reach: () => visit('/providers/1/edit', /^Alterar Prestador/) },
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
