import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeAdministrator, makeOperator } from '../../support/builders';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { filterLabels } from '../applications/listScreen';
import {
  button,
  checkbox,
  choose,
  combobox,
  email,
  grid,
  heading,
  sentTo,
  tableTexts,
} from '../users/recordScreen';

const server = sharedServer();
const title = 'Utilizadores dos Prestadores de Serviço';
const open = async (path: string, permissions?: string[]) => {
  const as = permissions
    ? (await makeAdministrator(server().db, { permissions })).username
    : 'admin@tsi.example.pt';
  return renderApp(path, { as, server: server() });
};

describe('2.11 /userProviders', () => {
  it("lists the providers' users and searches by provider, e-mail and status", async () => {
    const { user, requests } = await open('/userProviders');
    await heading(title);
    await screen.findAllByRole('link', { name: 'Acessos' });
    const [headings, ...results] = await tableTexts(title);
    expect(headings?.slice(0, 3)).toEqual(['E-mail', 'Estado', 'Prestador']);
    expect(results[0]).toEqual(['antigo@caboserra.example.pt', 'Inativo', 'Cabo Serra', 'Acessos']);
    expect(await filterLabels()).toEqual(['Prestador', 'E-mail', 'Estado']);
    await choose(user, 'Prestador', 'FibraSul');
    await user.type(email(), 'operador');
    await user.click(button('Pesquisar'));
    await waitFor(async () =>
      expect((await tableTexts(title)).slice(1)).toEqual([
        ['operador@fibrasul.example.pt', 'Ativo', 'FibraSul', 'Acessos'],
      ]),
    );
    expect(sentTo(requests, '/api/User/search-users-by-provider')).toEqual({
      userId: 2,
      username: 'operador',
      pageNumber: 1,
      pageSize: 10,
    });
    expect(sentTo(requests, '/api/User/search-providers')).toEqual({
      userStatusId: 1,
      pageNumber: 1,
      pageSize: 999,
    });
  });

  it.each([
    ['Providers_Writer', 'Adicionar', 'Acessos'],
    ['Providers_Reader', 'Acessos', 'Adicionar'],
  ])('with %s there is %s and no %s', async (right, shown, missing) => {
    await open('/userProviders', [right]);
    await screen.findByRole('table', { name: title });
    expect((await screen.findAllByRole('link', { name: shown }))[0]).toBeVisible();
    expect(screen.queryByRole('link', { name: missing })).not.toBeInTheDocument();
  });

  it("creates a provider's user, type Operator, of the chosen provider", async () => {
    const { user, requests } = await open('/userProviders/create');
    await heading('Adicionar Utilizador do Prestador de Serviço');
    await grid();
    await user.click(button('Gravar'));
    expect(await screen.findAllByText('Campo obrigatório.')).toHaveLength(2);
    await waitFor(() => expect(screen.getByRole('alert', { name: /campos por corrigir/ })).toHaveFocus());
    await choose(user, 'Prestador', 'LusoNet');
    await user.type(email(), 'balcao@lusonet.example.pt');
    await user.click(checkbox('Editar Manutenção da Tarifa Social'));
    await user.click(button('Gravar'));
    await heading('Acessos de balcao@lusonet.example.pt');
    expect(await screen.findByText('Utilizador criado com sucesso.')).toBeVisible();
    expect(sentTo(requests, '/api/User/create')).toEqual({
      users: [
        {
          username: 'balcao@lusonet.example.pt',
          userStatusId: 1,
          userTypeId: 3,
          parentId: 3,
          permissions: ['AnnualMaintenanceModule_Reader', 'AnnualMaintenanceModule_Updater'],
        },
      ],
    });
    await waitFor(() => expect(combobox('Prestador')).toHaveTextContent('LusoNet'));
    expect(combobox('Prestador')).toHaveAttribute('aria-disabled', 'true');
  });

  it('names a provider that is no longer offered, and keeps it on saving', async () => {
    const operator = await makeOperator(server().db, { parentId: 4 });
    const { user, requests } = await open(`/userProviders/${operator.id}/edit`);
    await heading(`Acessos de ${operator.username}`);
    await waitFor(() => expect(combobox('Prestador')).toHaveTextContent('Cabo Serra'));
    await user.click(button('Gravar'));
    expect(await screen.findByText('Utilizador atualizado com sucesso.')).toBeVisible();
    expect(sentTo(requests, '/api/User/update')).toMatchObject({ users: [{ parentId: 4 }] });
  });

  it("finds no regulator's user here", async () => {
    const other = await makeAdministrator(server().db);
    await open(`/userProviders/${other.id}/details`);
    expect(
      await screen.findByText(`Utilizador n.º ${other.id} não existe. Confirme o número.`),
    ).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/userProviders'));
  });
});
