import { screen, waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { users } from '../../../server/db/schema/users';
import { makeAdministrator, makeProvider } from '../../support/builders';
import { errorSummary } from '../../support/errorSummary';
import { network } from '../../support/network';
import { pageSettled } from '../../support/pageSettled';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { filterLabels } from '../applications/listScreen';
import { button, choose, combobox, heading, sentTo, tableTexts } from '../users/recordScreen';

const server = sharedServer();
const open = async (path: string, permissions?: string[]) => {
  const as = permissions
    ? (await makeAdministrator(server().db, { permissions })).username
    : 'admin@tsi.example.pt';
  return renderApp(path, { as, server: server() });
};
const nameBox = () => screen.getByRole('textbox', { name: 'Nome' });

describe('2.11 /providers', () => {
  it('lists providers with their status, and edits from the row', async () => {
    const { user, requests } = await open('/providers');
    await heading('Prestadores de Serviço');
    await screen.findAllByRole('link', { name: 'Editar' });
    const [headings, ...results] = await tableTexts('Prestadores de Serviço');
    expect(headings?.slice(0, 2)).toEqual(['Prestador', 'Estado']);
    expect(results).toContainEqual(['Cabo Serra', 'Inativo', 'Editar']);
    expect(await filterLabels()).toEqual(['Prestador', 'Estado']);
    await user.type(screen.getByRole('textbox', { name: 'Prestador' }), 'fibra');
    await user.click(button('Pesquisar'));
    await waitFor(() =>
      expect(sentTo(requests, '/api/User/search-providers')).toEqual({
        name: 'fibra',
        pageNumber: 1,
        pageSize: 10,
      }),
    );
    await waitFor(async () => expect(await tableTexts('Prestadores de Serviço')).toHaveLength(2));
    await user.click(screen.getByRole('link', { name: 'Editar' }));
    await heading('Alterar Prestador de Serviço FibraSul');
  });

  it("'Editar' needs Providers_Updater, 'Adicionar' Providers_Writer", async () => {
    await open('/providers', ['Providers_Reader']);
    await screen.findByRole('table', { name: 'Prestadores de Serviço' });
    await pageSettled();
    expect(screen.queryByRole('link', { name: 'Editar' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Adicionar' })).not.toBeInTheDocument();
  });

  it('creates a provider and returns to the list', async () => {
    const { user, requests } = await open('/providers/create');
    await heading('Adicionar Prestador de Serviço');
    await user.click(button('Gravar'));
    expect(await screen.findAllByText('Campo obrigatório.')).toHaveLength(2);
    await user.type(nameBox(), 'Rede Nova');
    await choose(user, 'Estado', 'Ativo');
    await user.click(button('Gravar'));
    await heading('Prestadores de Serviço');
    expect(window.location.pathname).toBe('/providers');
    expect(await screen.findByText('Prestador criado com sucesso.')).toBeVisible();
    expect(sentTo(requests, '/api/User/create-provider')).toEqual({
      users: [{ name: 'Rede Nova', userStatusId: 1, userTypeId: 2 }],
    });
  });

  it('changes a provider and returns to the list', async () => {
    const { id } = await makeProvider(server().db, { name: 'Antes' });
    const { user, requests } = await open(`/providers/${id}/edit`);
    await heading('Alterar Prestador de Serviço Antes');
    await waitFor(() => expect(combobox('Estado')).toHaveTextContent('Ativo'));
    await user.clear(nameBox());
    await user.type(nameBox(), 'Depois');
    await user.click(button('Gravar'));
    expect(await screen.findByText('Prestador atualizado com sucesso.')).toBeVisible();
    expect(window.location.pathname).toBe('/providers');
    expect(sentTo(requests, '/api/User/update-provider')).toEqual({
      users: [{ id, name: 'Depois', userStatusId: 1, userTypeId: 2, version: expect.any(String) }],
    });
  });

  it('what another administrator has changed meanwhile is not overwritten, and is saved knowingly', async () => {
    const { id } = await makeProvider(server().db, { name: 'Antes' });
    const { user } = await open(`/providers/${id}/edit`);
    await heading('Alterar Prestador de Serviço Antes');
    await waitFor(() => expect(combobox('Estado')).toHaveTextContent('Ativo'));
    await user.clear(nameBox());
    await user.type(nameBox(), 'Meu');
    await server().db.update(users).set({ name: 'Deles', userStatusId: 2 }).where(eq(users.id, id));
    await user.click(button('Gravar'));
    expect(await screen.findByText(/foi alterado por outra pessoa depois de o ter aberto/)).toBeVisible();
    await waitFor(() => expect(combobox('Estado')).toHaveTextContent('Inativo'));
    expect(nameBox()).toHaveValue('Meu');
    await user.click(button('Gravar'));
    expect(await screen.findByText('Prestador atualizado com sucesso.')).toBeVisible();
    const [saved] = await server().db.select().from(users).where(eq(users.id, id));
    expect(saved).toMatchObject({ name: 'Meu', userStatusId: 2 });
  });

  it('the name is required on changing too', async () => {
    const { id } = await makeProvider(server().db, { name: 'Fica' });
    const { user, requests } = await open(`/providers/${id}/edit`);
    await heading('Alterar Prestador de Serviço Fica');
    await waitFor(() => expect(combobox('Estado')).toHaveTextContent('Ativo'));
    await user.clear(nameBox());
    await user.click(button('Gravar'));
    await waitFor(() => expect(nameBox()).toHaveAccessibleDescription('Campo obrigatório.'));
    await user.click((await errorSummary(1)).getByRole('link', { name: 'Nome' }));
    expect(nameBox()).toHaveFocus();
    expect(sentTo(requests, '/api/User/update-provider')).toBeUndefined();
    await user.type(nameBox(), 'Fica bem');
    await user.click(button('Gravar'));
    expect(await screen.findByText('Prestador atualizado com sucesso.')).toBeVisible();
  });

  it.each([
    [404, 'Prestador n.º 999999 não existe. Confirme o número.'],
    [500, 'Ocorreu um erro na obtenção do prestador, por favor tente novamente.'],
  ])('8 a provider that can not be loaded (%d): a toast, and the list', async (status, text) => {
    network.use(http.get('*/api/User/get-by-id', () => HttpResponse.json({ message: 'x' }, { status })));
    await open('/providers/999999/edit');
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/providers'));
  });
});
