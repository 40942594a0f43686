import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MainPart } from '../../../src/app/entry/MainPart';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';

const server = sharedServer();

describe('the first drawing for somebody who is signed in', () => {
  it('has what their rights give them, without asking for one after the other', async () => {
    await MainPart.load();
    await renderApp('/noPermissions', { as: 'operador@netatlantico.example.pt', server: server() });
    // Nothing is awaited: it is there at once.
    expect(screen.getByRole('button', { name: 'operador@netatlantico.example.pt' })).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(
      expect.arrayContaining(['Submeter Pedido', 'Gerir Pedidos']),
    );
    expect(screen.queryByRole('link', { name: 'Utilizadores' })).not.toBeInTheDocument();
  });

  it('is drawn anew when another tab has signed the same person in with other rights', async () => {
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
