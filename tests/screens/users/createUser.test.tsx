import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { errorSummary } from '../../support/errorSummary';
import { network } from '../../support/network';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { button, checkbox, choose, email, grid, heading, sentTo } from './recordScreen';

const server = sharedServer();
const open = () => renderApp('/users/create', { as: 'admin@tsi.example.pt', server: server() });
const failed = 'Ocorreu um erro na criação do utilizador, por favor tente novamente.';

describe('2.10 /users/create', () => {
  it('creates a user and shows it', async () => {
    const { user, requests } = await open();
    await heading('Adicionar Utilizador');
    await grid();
    await user.type(email(), 'nova@tsi.example.pt');
    // A new user is active unless said otherwise.
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Estado' })).toHaveTextContent('Ativo'));
    await user.click(checkbox('Criar Utilizadores'));
    await user.click(button('Gravar'));
    await heading('Acessos de nova@tsi.example.pt');
    expect(window.location.pathname).toMatch(/^\/users\/\d+\/details$/);
    expect(await screen.findByText('Utilizador criado com sucesso.')).toBeVisible();
    expect(sentTo(requests, '/api/User/create')).toEqual({
      users: [
        {
          username: 'nova@tsi.example.pt',
          userStatusId: 1,
          userTypeId: 1,
          permissions: ['Users_Reader', 'Users_Writer'],
        },
      ],
    });
  });

  it('5 asks for an e-mail, and for one that is valid', async () => {
    const { user, requests } = await open();
    await heading('Adicionar Utilizador');
    await user.click(button('Gravar'));
    expect(await screen.findAllByText('Campo obrigatório.')).toHaveLength(1);
    const summary = await errorSummary(1);
    await user.click(summary.getByRole('link', { name: 'E-mail' }));
    expect(email()).toHaveFocus();
    await user.type(email(), 'nova@tsi');
    expect(await screen.findByText('E-mail inválido.')).toBeVisible();
    await user.type(email(), '.pt');
    await waitFor(() => expect(screen.queryByText('E-mail inválido.')).not.toBeInTheDocument());
    expect(sentTo(requests, '/api/User/create')).toBeUndefined();
  });

  it('warns of a user without any access, and saves it all the same', async () => {
    const { user } = await open();
    await heading('Adicionar Utilizador');
    await grid();
    const warning = /^Sem nenhum acesso, este utilizador pode entrar, mas não encontra nenhum ecrã\./;
    expect(screen.getByText(warning)).toBeVisible();
    await user.click(checkbox('Consultar Utilizadores'));
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
    await user.click(checkbox('Consultar Utilizadores'));
    expect(screen.getByText(warning)).toBeVisible();
    await user.type(email(), 'sem.acessos@tsi.example.pt');
    await choose(user, 'Estado', 'Ativo');
    await user.click(button('Gravar'));
    await heading('Acessos de sem.acessos@tsi.example.pt');
  });

  it("8 shows the server's reason at the field when the user is not created", async () => {
    const { user } = await open();
    await heading('Adicionar Utilizador');
    await user.type(email(), 'OPERADOR@netatlantico.example.pt');
    await choose(user, 'Estado', 'Ativo');
    await user.click(button('Gravar'));
    await waitFor(() =>
      expect(email()).toHaveAccessibleDescription('Já existe um utilizador com este e-mail.'),
    );
    expect((await errorSummary(1)).getByRole('link', { name: 'E-mail' })).toBeVisible();
    expect(window.location.pathname).toBe('/users/create');
    await user.clear(email());
    await user.type(email(), 'outra@tsi.example.pt');
    await user.click(button('Gravar'));
    await heading('Acessos de outra@tsi.example.pt');
  });

  it('8 tells of each failure, and the form can be sent again', async () => {
    const { user } = await open();
    await heading('Adicionar Utilizador');
    await user.type(email(), 'nunca@tsi.example.pt');
    await choose(user, 'Estado', 'Inativo');
    // The server's error belongs to no field, so the form can be sent again.
    for (const [answer, text] of [
      [() => HttpResponse.json([{ success: false }]), failed],
      [
        () => HttpResponse.json({ errors: [{ errors: ['E-mail recusado'] }] }, { status: 400 }),
        'E-mail recusado',
      ],
      [() => HttpResponse.json({ message: 'x' }, { status: 500 }), failed],
    ] as const) {
      network.use(http.post('*/api/User/create', answer));
      await user.click(button('Gravar'));
      expect(await screen.findByText(text)).toBeVisible();
      await waitFor(() => expect(button('Gravar')).toBeEnabled());
    }
  });
});
