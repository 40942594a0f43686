import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeAdministrator, makeOperator } from '../../support/builders';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';

const server = sharedServer();

describe('2.1 somebody without any rights', () => {
  it.each([
    ['a regulator user', () => makeAdministrator(server().db, { permissions: [] })],
    ['an operator', () => makeOperator(server().db, { permissions: [] })],
  ])('is told whom to ask, with the contacts, and can leave: %s', async (_who, make) => {
    const { username } = await make();
    const { user } = await renderApp('/', { as: username, server: server() });
    await screen.findByRole('heading', { level: 1, name: 'Sem permissões atribuídas' });
    const page = within(screen.getByRole('main'));
    expect(page.getByText(/^Peça acessos ao administrador de utilizadores/)).toBeVisible();
    expect(page.getByRole('link', { name: 'tarifasocial@example.pt' })).toBeVisible();
    await user.click(page.getByRole('button', { name: 'Sair' }));
    await screen.findByRole('heading', { level: 1, name: 'Autenticação Prestador' });
    await waitFor(() => expect(localStorage.getItem('currentUser')).toBeNull());
  });
});
