import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SignedInApp } from '../../../src/public/prefetch/SignedInApp';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';

const server = sharedServer();

describe('the first rendering for a signed-in user', () => {
  it('has all that their rights allow, without asking for each in turn', async () => {
    await SignedInApp.load();
    await renderApp('/noPermissions', { as: 'operador@netatlantico.example.pt', server: server() });
    // Nothing is awaited: the first render already shows all of it.
    expect(screen.getByRole('button', { name: 'operador@netatlantico.example.pt' })).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(
      expect.arrayContaining(['Submeter Pedido', 'Gerir Pedidos']),
    );
    expect(screen.queryByRole('link', { name: 'Utilizadores' })).not.toBeInTheDocument();
  });

  it('changes when another tab has signed the same user in with other rights', async () => {
    await renderApp('/noPermissions', { as: 'operador@netatlantico.example.pt', server: server() });
    expect(screen.getByRole('link', { name: 'Submeter Pedido' })).toBeVisible();
    const session = JSON.parse(localStorage.getItem('currentUser') ?? '{}');
    localStorage.setItem(
      'currentUser',
      JSON.stringify({ ...session, permissions: ['ApplicationsModule_Reader'] }),
    );
    window.dispatchEvent(new StorageEvent('storage', { key: 'currentUser' }));
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Submeter Pedido' })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('link', { name: 'Gerir Pedidos' })).toBeVisible();
  });
});
