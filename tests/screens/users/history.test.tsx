import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { updateUsers } from '../../../contract/calls/user';
import { capabilities } from '../../../providers/http/capabilities';
import { users } from '../../../server/db/schema/users';
import { apiClient } from '../../support/apiClient';
import { makeAdministrator, makeOperator, makeProvider } from '../../support/builders';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { grid, heading } from './recordScreen';

const server = sharedServer();
const administrator = 'admin@tsi.example.pt';
const save = async (user: { id: number; userStatusId: 1 | 2; permissions?: string[]; parentId?: number }) => {
  const client = await apiClient(server(), { username: administrator });
  expect(await client.answer(updateUsers, { users: [user] })).toMatchObject([{ success: true }]);
};
const showHistory = async (path: string, as = administrator) => {
  const opened = await renderApp(path, { as, server: server() });
  await opened.user.click(await screen.findByRole('button', { name: 'Mostrar histórico' }));
  return opened;
};
const versions = async () =>
  within(await screen.findByRole('region', { name: 'Histórico' })).findAllByRole('listitem');
const rowsOf = (element: HTMLElement | undefined) =>
  within(within(element as HTMLElement).getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
const stored = async (id: number) => (await server().db.select().from(users).where(eq(users.id, id)))[0];

describe("the history on a user's page", () => {
  it('tells status and each right in words, and brings a version back by the ordinary change', async () => {
    const { id, username } = await makeAdministrator(server().db, { permissions: ['Users_Reader'] });
    await save({
      id,
      userStatusId: 2,
      permissions: ['Users_Reader', 'Users_Updater', 'Applications_Reader'],
    });
    const { user } = await showHistory(`/users/${id}/details`);
    await heading(`Acessos de ${username}`);
    await grid();
    const [changed, found] = await versions();
    expect(changed).toHaveTextContent(administrator);
    await waitFor(() =>
      expect(rowsOf(changed)).toEqual([
        ['Estado', 'Ativo', 'Inativo'],
        ['Consultar Pedidos de Elegibilidade', 'Não', 'Sim'],
        ['Editar Utilizadores', 'Não', 'Sim'],
      ]),
    );
    await user.click(within(found as HTMLElement).getByRole('button', { name: 'Repor esta versão' }));
    const dialog = await screen.findByRole('dialog');
    expect(rowsOf(dialog)).toContainEqual(['Editar Utilizadores', 'Sim', 'Não']);
    await user.click(within(dialog).getByRole('button', { name: 'Sim' }));
    expect(await screen.findByText('Versão reposta com sucesso.')).toBeVisible();
    expect(await stored(id)).toMatchObject({ userStatusId: 1, permissions: ['Users_Reader'] });
    await waitFor(async () => expect(await versions()).toHaveLength(3));
  });

  it("tells to which provider a provider's user moved", async () => {
    const [from, to] = [
      await makeProvider(server().db, { name: 'Rede Antiga' }),
      await makeProvider(server().db, { name: 'Rede Nova' }),
    ];
    const { id } = await makeOperator(server().db, { parentId: from.id });
    await save({ id, userStatusId: 1, parentId: to.id });
    await showHistory(`/userProviders/${id}/details`);
    const [moved] = await versions();
    await waitFor(() => expect(rowsOf(moved)).toEqual([['Prestador', 'Rede Antiga', 'Rede Nova']]));
  });

  it('refuses what the ordinary change refuses, in its words', async () => {
    const { id } = await makeAdministrator(server().db, { permissions: ['Users_Reader', 'Audit_Reader'] });
    await save({ id, userStatusId: 1, permissions: ['Users_Reader'] });
    const permissions = ['Users_Reader', 'Users_Updater'];
    const own = await makeAdministrator(server().db, { permissions });
    const { user } = await showHistory(`/users/${id}/details`, own.username);
    await user.click(await screen.findByRole('button', { name: 'Repor esta versão' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Sim' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/Não pode dar acessos que não tem/);
    expect(await stored(id)).toMatchObject({ permissions: ['Users_Reader'] });
  });

  it('is not there where the back end does not offer it', async () => {
    const { id } = await makeAdministrator(server().db);
    await renderApp(`/users/${id}/details`, { as: administrator, server: server() });
    await screen.findByRole('region', { name: 'Histórico' });
    capabilities.offer([]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Histórico' })).not.toBeInTheDocument());
  });
});
