import { screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { expect, it } from 'vitest';
import { network } from '../../../../tests/support/network';
import { renderApp } from '../../../../tests/support/renderApp';
import { sharedServer } from '../../../../tests/support/sharedServer';

const server = sharedServer();
const open = async () => {
  const app = await renderApp('/integration', { as: 'prestador@netatlantico.example.pt', server: server() });
  const radio = (name: string) => screen.findByRole('radio', { name });
  const tests = await radio('Testes');
  const production = await radio('Produção');
  return { ...app, tests, production };
};
/** The sandbox's database is made at its first use. */
const longer = { timeout: 30_000 };
const settings = () => screen.findByRole('region', { name: 'Variáveis de ambiente' }, longer);

it('The one switch of the page holds for every tab', async () => {
  const { user, requests, tests, production } = await open();
  expect(tests).toBeChecked();
  expect(await settings()).toHaveTextContent('/sandbox/api');
  const openTab = async (name: string) => {
    await user.click(screen.getByRole('tab', { name }));
    expect(within(screen.getByRole('tabpanel', { name })).queryAllByRole('radio')).toEqual([]);
  };
  for (const [chosen, environment] of [
    [production, 'live'],
    [tests, 'sandbox'],
  ] as const) {
    await user.click(chosen);
    for (const [name, path] of [
      ['Chaves', '/ApiClient/list'],
      ['Últimas chamadas', '/Integration/get-calls'],
      ['Webhooks', '/Webhook/list'],
      ['Limites', '/Integration/get-limits'],
    ] as const) {
      await openTab(name);
      const asked = () => requests.filter((request) => request.path.endsWith(path)).at(-1)?.body;
      await waitFor(() => expect(asked(), name).toMatchObject({ environment }));
    }
    expect(screen.queryByRole('tab', { name: 'Ambiente de testes' }) !== null).toBe(chosen === tests);
  }
  await user.click(production);
  await user.click(screen.getByRole('tab', { name: 'Começar' }));
  expect(await settings()).not.toHaveTextContent('/sandbox/api');
}, 60_000);

it('The switch is set to tests by a test client that was made, whose secret is shown', async () => {
  const { user, tests, production } = await open();
  await user.click(production);
  expect(await screen.findByText(/^Em produção o programa submete/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Criar cliente de testes' }));
  await waitFor(() => expect(tests).toBeChecked(), longer);
  expect(await settings()).toHaveTextContent('tsi_test_');
  expect(await settings()).not.toHaveTextContent('O_SEU_SEGREDO');
}, 60_000);

it('The page says that it prepares the sandbox until that is ready', async () => {
  network.use(http.post('*/api/Sandbox/get', () => delay('infinite')));
  const { user, production } = await open();
  const preparing = 'A preparar o ambiente de testes. Da primeira vez demora alguns segundos.';
  expect(await screen.findByText(preparing)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Webhooks' }));
  expect(screen.getByText(preparing)).toBeVisible();
  await user.click(production);
  expect(screen.queryByText(preparing)).toBeNull();
});
