import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeAdministrator, makeApplication, makeOperator, makeProvider } from '../../support/builders';
import { renderApp } from '../../support/renderApp';
import { createTestServer } from '../../support/testServer';
import { button, filterLabels, searches, table, tableTexts } from '../applications/listScreen';

const searchPath = '/api/Application/search-backoffice';

const serverWith = async (permissions?: string[]) => {
  const server = await createTestServer({ seed: 'empty' });
  onTestFinished(() => server.close());
  const administrator = await makeAdministrator(server.db, permissions && { permissions });
  const provider = await makeProvider(server.db, { name: 'Rede Norte' });
  const application = await makeApplication(server.db, { providerId: provider.id });
  return { server, provider, application, as: administrator.username };
};

describe('2.6 the list of the regulator', () => {
  it('has its filters and columns in their order', async () => {
    const { server, as } = await serverWith();
    await renderApp('/applications', { as, server });
    const { headings, results } = await tableTexts();
    expect(headings.slice(0, 9)).toEqual([
      'Reverificação',
      'NIF',
      'Nome completo',
      'Estudante universitário',
      'NIF do estudante',
      'Estado',
      'Data do estado',
      'Data de criação',
      'Prestador',
    ]);
    expect(results[0]?.slice(8)).toEqual(['Rede Norte', 'Detalhe']);
    expect(await filterLabels()).toEqual([
      'N.º do pedido',
      'NIF',
      'Data de início',
      'Data de fim',
      'E-mail do prestador',
      'Submetido por',
      'Prestador',
      'Código postal',
      'Estudante universitário',
      'NIF do estudante',
      'Estado do pedido',
      'Prazo de ativação da TSI excedido',
    ]);
  });

  it('searches by provider, student and the statuses that administrators see', async () => {
    const { server, as, provider } = await serverWith();
    const { user, requests } = await renderApp('/applications', { as, server });
    await table();
    await user.click(screen.getByRole('combobox', { name: 'Prestador' }));
    await user.click(await screen.findByRole('option', { name: 'Rede Norte' }));
    await user.click(screen.getByRole('combobox', { name: 'Estudante universitário' }));
    await user.click(screen.getByRole('option', { name: 'Não' }));
    await user.click(screen.getByRole('combobox', { name: 'Estado do pedido' }));
    await user.click(await screen.findByRole('option', { name: 'Aguarda regulador' }));
    await user.click(button('Pesquisar'));
    expect(await screen.findByText('Não foram encontrados resultados')).toBeVisible();
    expect(searches(requests, searchPath).at(-1)).toEqual({
      providerId: provider.id,
      isStudent: false,
      applicationStatusId: 6,
      pageNumber: 1,
      pageSize: 10,
    });
    expect(searches(requests, '/api/User/search-providers')).toEqual([
      { userStatusId: 1, pageNumber: 1, pageSize: 999 },
    ]);
  });

  it('opens a request, and a recheck below the request that it rechecks', async () => {
    const { server, as, application } = await serverWith();
    const recheck = await makeApplication(server.db, {
      providerId: application.providerId,
      recheckApplicationId: application.id,
      createdOn: new Date(Date.now() + 1000),
    });
    await renderApp('/applications', { as, server });
    const links = within(await table()).getAllByRole('link', { name: 'Detalhe' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/applications/${application.id}/recheck/${recheck.id}/details`,
      `/applications/${application.id}/details`,
    ]);
  });

  it('6 asks for nothing without a reader right', async () => {
    const { server, as } = await serverWith(['Applications_Updater']);
    const { requests } = await renderApp('/applications', { as, server });
    expect(await screen.findByText('Não tem permissão para pesquisar.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pesquisar' })).not.toBeInTheDocument();
    expect(searches(requests, searchPath)).toEqual([]);
  });

  it('2.1 sends an operator Home', async () => {
    const { server, provider } = await serverWith();
    const operator = await makeOperator(server.db, { parentId: provider.id });
    const { requests } = await renderApp('/applications', { as: operator.username, server });
    const home = 'Pedido de verificação de elegibilidade';
    expect(await screen.findByRole('heading', { level: 1, name: home })).toBeVisible();
    expect(searches(requests, searchPath)).toEqual([]);
  });
});
