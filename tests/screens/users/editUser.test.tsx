import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { users } from '../../../server/db/schema/users';
import { administratorRights } from '../../../server/seed/common/demoUsers';
import { makeAdministrator } from '../../support/builders';
import { network } from '../../support/network';
import { pageSettled } from '../../support/pageSettled';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { button, checkbox, choose, combobox, email, grid, heading, sentTo } from './recordScreen';

const server = sharedServer();
const administrator = 'admin@tsi.example.pt';
const open = (path: string, as = administrator) => renderApp(path, { as, server: server() });
const target = () => makeAdministrator(server().db, { permissions: ['Users_Reader', 'Users_Updater'] });

describe('2.10 /users/:id/details', () => {
  it('shows the user with every input disabled', async () => {
    const { id, username } = await target();
    await open(`/users/${id}/details`);
    await heading(`Acessos de ${username}`);
    await grid();
    expect(email()).toHaveValue(username);
    expect(email()).toBeDisabled();
    await waitFor(() => expect(combobox('Estado')).toHaveTextContent('Ativo'));
    expect(combobox('Estado')).toHaveAttribute('aria-disabled', 'true');
    for (const each of screen.getAllByRole('checkbox')) expect(each).toBeDisabled();
    expect(checkbox('Editar Utilizadores')).toBeChecked();
    expect(checkbox('Criar Utilizadores')).not.toBeChecked();
    expect(screen.queryByRole('button', { name: 'Gravar' })).not.toBeInTheDocument();
    await pageSettled();
    expect(screen.queryByText(/^Depois de demasiadas tentativas/)).not.toBeInTheDocument();
  });

  it('shows the user again once the changes are saved', async () => {
    const { id, username } = await target();
    const { user, requests } = await open(`/users/${id}/details`);
    await heading(`Acessos de ${username}`);
    await user.click(screen.getByRole('link', { name: 'Editar' }));
    await waitFor(() => expect(window.location.pathname).toBe(`/users/${id}/edit`));
    await grid();
    expect(email()).toBeDisabled();
    await user.click(checkbox('Editar Utilizadores'));
    await user.click(checkbox('Consultar Pedidos de Elegibilidade'));
    await choose(user, 'Estado', 'Inativo');
    await user.click(button('Gravar'));
    expect(await screen.findByText('Utilizador atualizado com sucesso.')).toBeVisible();
    expect(window.location.pathname).toBe(`/users/${id}/details`);
    expect(sentTo(requests, '/api/User/update')).toEqual({
      users: [
        {
          id,
          username,
          userStatusId: 2,
          userTypeId: 1,
          permissions: ['Applications_Reader', 'Users_Reader'],
          version: expect.any(String),
        },
      ],
    });
    await screen.findByRole('link', { name: 'Editar' });
    await grid();
    expect(checkbox('Consultar Pedidos de Elegibilidade')).toBeChecked();
    expect(checkbox('Consultar Pedidos de Elegibilidade')).toBeDisabled();
    await waitFor(() => expect(combobox('Estado')).toHaveTextContent('Inativo'));
  });

  it('what was ticked stays when a newer answer about the user arrives', async () => {
    const { id, username } = await target();
    const { user } = await open(`/users/${id}/details`);
    await heading(`Acessos de ${username}`);
    const asked = { again: () => {}, answer: () => {} };
    const isAskedAgain = new Promise<void>((resolve) => {
      asked.again = resolve;
    });
    const mayAnswer = new Promise<void>((resolve) => {
      asked.answer = resolve;
    });
    network.use(
      http.get('*/api/User/get-by-id', async ({ request }) => {
        asked.again();
        await mayAnswer;
        const answered = await (await server().app.fetch(request)).json();
        return HttpResponse.json({ ...answered, lockedUntil: new Date(2100, 0).toISOString() });
      }),
    );
    await user.click(screen.getByRole('link', { name: 'Editar' }));
    await isAskedAgain;
    await grid();
    await user.click(checkbox('Consultar Pedidos de Elegibilidade'));
    asked.answer();
    expect(await screen.findByText(/a entrada espera até/)).toBeVisible();
    expect(checkbox('Consultar Pedidos de Elegibilidade')).toBeChecked();
  });

  it('what another administrator has changed meanwhile is not overwritten: what was ticked stays, and is saved knowingly', async () => {
    const { id, username } = await target();
    const isTarget = eq(users.id, id);
    const { user } = await open(`/users/${id}/edit`);
    await heading(`Acessos de ${username}`);
    await grid();
    await waitFor(() => expect(combobox('Estado')).toHaveTextContent('Ativo'));
    await user.click(checkbox('Consultar Pedidos de Elegibilidade'));
    await server().db.update(users).set({ userStatusId: 2 }).where(isTarget);
    await user.click(button('Gravar'));
    expect(await screen.findByText(/foi alterado por outra pessoa depois de o ter aberto/)).toBeVisible();
    await waitFor(() => expect(combobox('Estado')).toHaveTextContent('Inativo'));
    expect(checkbox('Consultar Pedidos de Elegibilidade')).toBeChecked();
    await user.click(button('Gravar'));
    expect(await screen.findByText('Utilizador atualizado com sucesso.')).toBeVisible();
    const [saved] = await server().db.select().from(users).where(isTarget);
    expect(saved).toMatchObject({
      userStatusId: 2,
      permissions: expect.arrayContaining(['Applications_Reader']),
    });
  });

  it('can be changed twice in a row, and on a back end without versions', async () => {
    const { id, username } = await target();
    const { user, requests } = await open(`/users/${id}/details`);
    await heading(`Acessos de ${username}`);
    const save = async () => {
      await user.click(await screen.findByRole('link', { name: 'Editar' }));
      await grid();
      await user.click(checkbox('Consultar Pedidos de Elegibilidade'));
      await user.click(button('Gravar'));
      await waitFor(() => expect(window.location.pathname).toBe(`/users/${id}/details`));
    };
    await save();
    network.use(
      http.get('*/api/User/get-by-id', async ({ request }) => {
        const answered = await (await server().app.fetch(request)).json();
        return HttpResponse.json({ ...answered, version: undefined });
      }),
    );
    await save();
    await save();
    expect(await screen.findAllByText('Utilizador atualizado com sucesso.')).not.toHaveLength(0);
    const sent = requests.filter(({ path }) => path === '/api/User/update');
    expect(sent).toHaveLength(3);
    expect(sent.at(-1)?.body).toEqual({
      users: [{ id, username, userStatusId: 1, userTypeId: 1, permissions: expect.any(Array) }],
    });
  });

  it("'Voltar' leaves the edit page for the details, and those for the list", async () => {
    const { id, username } = await target();
    const { user } = await open(`/users/${id}/edit`);
    await heading(`Acessos de ${username}`);
    await user.click(button('Voltar'));
    await waitFor(() => expect(window.location.pathname).toBe(`/users/${id}/details`));
    await screen.findByRole('link', { name: 'Editar' });
    await user.click(button('Voltar'));
    await heading('Utilizadores');
  });

  it("'Gravar' needs Users_Updater: a reader finds the edit page disabled", async () => {
    const { id, username } = await target();
    const reader = await makeAdministrator(server().db, { permissions: ['Users_Reader'] });
    await open(`/users/${id}/edit`, reader.username);
    await heading(`Acessos de ${username}`);
    expect(screen.queryByRole('button', { name: 'Gravar' })).not.toBeInTheDocument();
    expect(combobox('Estado')).toHaveAttribute('aria-disabled', 'true');
  });

  it('6 nobody can take away their own access, and the reason is shown', async () => {
    const own = await makeAdministrator(server().db, { permissions: [...administratorRights()] });
    const { user } = await open(`/users/${own.id}/edit`, own.username);
    await heading(`Acessos de ${own.username}`);
    await choose(user, 'Estado', 'Inativo');
    await user.click(button('Gravar'));
    expect(await screen.findByText('Não pode desativar o seu próprio utilizador.')).toBeVisible();
    expect(window.location.pathname).toBe(`/users/${own.id}/edit`);
  });

  it('granting a right that the user does not hold is refused at the grid, whose boxes stay usable', async () => {
    const { id, username } = await target();
    const permissions = ['Users_Reader', 'Users_Updater'];
    const own = await makeAdministrator(server().db, { permissions });
    const { user } = await open(`/users/${id}/edit`, own.username);
    await heading(`Acessos de ${username}`);
    await grid();
    await user.click(checkbox('Consultar Pedidos de Elegibilidade'));
    await user.click(button('Gravar'));
    const section = screen.getByRole('region', { name: 'Acessos' });
    const refusal = 'Não pode dar acessos que não tem. Retire-os, ou peça a um administrador que os tenha.';
    expect(await within(section).findByRole('alert')).toHaveTextContent(refusal);
    expect(screen.getAllByText(refusal)).toHaveLength(1);
    expect(window.location.pathname).toBe(`/users/${id}/edit`);

    await user.click(checkbox('Consultar Pedidos de Elegibilidade'));
    await waitFor(() => expect(within(section).queryByRole('alert')).not.toBeInTheDocument());
    await user.click(button('Gravar'));
    expect(await screen.findByText('Utilizador atualizado com sucesso.')).toBeVisible();
  });

  it('8 shows a failed update with its own text', async () => {
    const { id, username } = await target();
    const { user } = await open(`/users/${id}/edit`);
    await heading(`Acessos de ${username}`);
    network.use(http.post('*/api/User/update', () => HttpResponse.json([{ success: false }])));
    await user.click(button('Gravar'));
    expect(
      await screen.findByText('Ocorreu um erro na edição do utilizador, por favor tente novamente.'),
    ).toBeVisible();
  });

  it('8 a user that cannot be loaded: a toast, and back', async () => {
    await open('/users');
    await heading('Utilizadores');
    await screen.findByRole('table', { name: 'Utilizadores' });
    window.history.pushState(null, '', '/users/999999/edit');
    window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'next' } }));
    expect(await screen.findByText('Utilizador n.º 999999 não existe. Confirme o número.')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/users'));
  });
});
