import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeApplication } from '../../support/builders';
import { keptByBrowser } from '../../support/keptByBrowser';
import { validNif } from '../../support/nifs';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';

const server = sharedServer();
const administrator = 'admin@tsi.example.pt';
const nif = validNif(7301);

beforeEach(async () => {
  for (let count = 0; count < 2; count += 1) await makeApplication(server().db, { fiscalNumber: nif });
});

/** Searches by NIF from anywhere, follows the list of what was found, and opens the first request. */
const searchAndOpen = async () => {
  const { user } = await renderApp('/applicationAnnualMaintenance', { as: administrator, server: server() });
  await user.click(await screen.findByRole('button', { name: 'Procurar' }));
  const field = await screen.findByRole('combobox', { name: 'Nome, NIF, n.º do pedido, e-mail ou página' });
  await user.type(field, nif);
  await user.click(await screen.findByRole('option', { name: /pedidos com/ }));
  const [first] = await screen.findAllByRole('link', { name: /Detalhe/ });
  expect(JSON.stringify(window.history.state)).not.toContain(nif);
  if (!first) throw new Error('There is no request');
  await user.click(first);
  expect(await screen.findByRole('link', { name: 'Pedido seguinte' })).toBeVisible();
  expect(JSON.stringify(window.history.state)).not.toContain(nif);
  return user;
};

describe('the NIF that was searched for', () => {
  it('is kept nowhere once its user has signed out', async () => {
    const user = await searchAndOpen();
    await user.click(await screen.findByRole('button', { name: administrator }));
    await user.click(screen.getByRole('menuitem', { name: 'Sair' }));
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(await screen.findByRole('heading', { name: 'Autenticação Prestador' })).toBeVisible();
    expect(keptByBrowser()).not.toContain(nif);
  });

  it('is kept nowhere once its user has signed out in another tab', async () => {
    await searchAndOpen();
    localStorage.removeItem('currentUser');
    act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'currentUser', newValue: null })));
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(await screen.findByRole('heading', { name: 'Autenticação Prestador' })).toBeVisible();
    expect(keptByBrowser()).not.toContain(nif);
  });
});
