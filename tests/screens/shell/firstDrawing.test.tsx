import { screen } from '@testing-library/react';
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
    expect(screen.queryByRole('link', { name: 'Gerir Utilizadores' })).not.toBeInTheDocument();
  });
});
