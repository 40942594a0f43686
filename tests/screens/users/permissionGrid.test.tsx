import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { network } from '../../support/network';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { checkbox, grid, heading } from './recordScreen';

const server = sharedServer();
const open = (path = '/users/create') => renderApp(path, { as: 'admin@tsi.example.pt', server: server() });
const preview = () => screen.getByRole('region', { name: 'Pré-visualização' });
const menu = () =>
  within(preview())
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('2.10 the permission grid', () => {
  it('has a row per access of the user type and a box per right', async () => {
    await open();
    const rows = within(await grid()).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Acesso', 'Consultar', 'Criar', 'Editar'],
      ['Pedidos de Elegibilidade', '', '', ''],
      ['Utilizadores', '', '', ''],
      ['Prestadores de Serviço', '', '', ''],
      ['Manutenção da Tarifa Social', '', '', ''],
      ['Configurações', '', '', ''],
      ['Registo de atividade', '', '', ''],
      ['Proteção de dados', '', '', ''],
      ['Integração', '', '', ''],
    ]);
    expect(
      screen.queryByRole('checkbox', { name: 'Criar Pedidos de Elegibilidade' }),
    ).not.toBeInTheDocument();
    expect(within(await grid()).getAllByRole('checkbox')).toHaveLength(17);
  });

  it('4 ticks Consultar with Criar and does not let it go before it', async () => {
    const { user } = await open();
    await grid();
    const reader = checkbox('Consultar Utilizadores');
    const writer = checkbox('Criar Utilizadores');
    await user.click(writer);
    expect(reader).toBeChecked();
    expect(reader).toBeDisabled();
    await user.click(writer);
    expect(reader).toBeChecked();
    expect(reader).toBeEnabled();
  });

  it.each([
    ['an empty list', () => HttpResponse.json({ data: [] })],
    ['a failed load, without a toast', () => HttpResponse.json({ message: 'x' }, { status: 500 })],
  ])('says that there are none: %s', async (_, answer) => {
    await open('/noPermissions');
    network.use(http.get('*/api/User/get-permissions-by-user-type-id', answer));
    window.history.pushState(null, '', '/users/create');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(await screen.findByText('Não existem acessos a apresentar')).toBeVisible();
    expect(screen.queryByText(/Ocorreu um erro/)).not.toBeInTheDocument();
  });
});

describe('the rights preview', () => {
  it('previews home page and menu of the ticked rights', async () => {
    const { user } = await open();
    await grid();
    expect(within(preview()).getByText('Sem permissões atribuídas')).toBeVisible();
    await user.click(checkbox('Consultar Prestadores de Serviço'));
    expect(menu()).toEqual(['Prestadores de Serviço', 'Utilizadores dos Prestadores de Serviço']);
    await user.click(checkbox('Consultar Utilizadores'));
    expect(menu()).toEqual([
      'Utilizadores',
      'Prestadores de Serviço',
      'Utilizadores dos Prestadores de Serviço',
    ]);
    expect(within(preview()).getAllByText('Utilizadores')).toHaveLength(2);
  });

  it("knows the roles apart: a provider's user gets other screens", async () => {
    const { user } = await open('/userProviders/create');
    await heading('Adicionar Utilizador do Prestador de Serviço');
    await grid();
    await user.click(checkbox('Criar Pedidos de Elegibilidade'));
    expect(menu().slice(0, 2)).toEqual(['Submeter Pedido', 'Gerir Pedidos']);
  });
});
