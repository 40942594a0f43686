import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeAdministrator } from '../../support/builders';
import { pageSettled } from '../../support/pageSettled';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { filterLabels } from '../applications/listScreen';
import { button, choose, email, heading, sentTo, tableTexts } from './recordScreen';

const server = sharedServer();
const administrator = 'admin@tsi.example.pt';
const searchPath = '/api/User/search';

const open = async (path: string, permissions?: string[]) => {
  const as = permissions ? (await makeAdministrator(server().db, { permissions })).username : administrator;
  return renderApp(path, { as, server: server() });
};

describe('2.10 /users', () => {
  it('has its title, filters, columns and buttons, and searches on opening', async () => {
    const { requests } = await open('/users');
    await heading('Utilizadores');
    await screen.findAllByRole('link', { name: 'Acessos' });
    const [headings, ...results] = await tableTexts('Utilizadores');
    expect(headings?.slice(0, 2)).toEqual(['E-mail', 'Estado']);
    expect(results).toContainEqual([administrator, 'Ativo', 'Acessos']);
    expect(await filterLabels()).toEqual(['E-mail', 'Estado']);
    expect(screen.getAllByText('Selecione')).not.toEqual([]);
    expect(screen.getByRole('link', { name: 'Adicionar' })).toHaveAttribute('href', '/users/create');
    expect(sentTo(requests, searchPath)).toEqual({ pageNumber: 1, pageSize: 10 });
  });

  it('searches by e-mail and status, and says when nothing was found', async () => {
    const { user, requests } = await open('/users');
    await heading('Utilizadores');
    await user.type(email(), 'antigo');
    await choose(user, 'Estado', 'Inativo');
    await user.click(button('Pesquisar'));
    await waitFor(() =>
      expect(sentTo(requests, searchPath)).toEqual({
        username: 'antigo',
        userStatusId: 2,
        pageNumber: 1,
        pageSize: 10,
      }),
    );
    await user.type(email(), 'ninguém');
    await user.click(button('Pesquisar'));
    expect(await screen.findByText('Não foram encontrados resultados')).toBeVisible();
  });

  it("'Adicionar' needs Users_Writer", async () => {
    await open('/users', ['Users_Reader']);
    await screen.findByRole('table', { name: 'Utilizadores' });
    await pageSettled();
    expect(screen.queryByRole('link', { name: 'Adicionar' })).not.toBeInTheDocument();
  });

  it('restores the search after a user route, and forgets it after another', async () => {
    const { user } = await open('/users');
    await heading('Utilizadores');
    await user.type(email(), 'consulta');
    await user.click(button('Pesquisar'));
    await waitFor(async () => expect(await tableTexts('Utilizadores')).toHaveLength(2));
    await user.click(screen.getByRole('link', { name: 'Acessos' }));
    await heading('Acessos de consulta@tsi.example.pt');
    await user.click(button('Voltar'));
    await heading('Utilizadores');
    expect(email()).toHaveValue('consulta');
    expect(await tableTexts('Utilizadores')).toHaveLength(2);

    await user.click(screen.getByRole('link', { name: 'Prestadores de Serviço' }));
    await heading('Prestadores de Serviço');
    await user.click(screen.getByRole('link', { name: 'Utilizadores' }));
    await heading('Utilizadores');
    expect(email()).toHaveValue('');
  });
});
