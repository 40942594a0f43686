import { onlineManager } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { network } from '../../support/network';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';

const server = sharedServer();
const operator = 'operador@netatlantico.example.pt';

/** Takes the network away; the browser knows that it is offline. */
const loseNetwork = () => {
  onlineManager.setOnline(false);
  network.use(http.all('*/api/*', () => HttpResponse.error()));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
};
afterEach(() => {
  onlineManager.setOnline(true);
  vi.restoreAllMocks();
});

describe('8 without a network', () => {
  it('a search fails and says so, instead of waiting for a network', async () => {
    const { user } = await renderApp('/applicationManagement', { as: operator, server: server() });
    await screen.findByRole('table', { name: 'Pedidos de Elegibilidade' });
    // The filters appear after the rows.
    const search = await screen.findByRole('button', { name: 'Pesquisar' });
    loseNetwork();
    await user.click(search);
    expect(
      await screen.findByText('Ocorreu um erro na obtenção dos dados, por favor tente novamente.'),
    ).toBeVisible();
  });

  it('so does a submit', async () => {
    const { user } = await renderApp('/passwordRecovery', { server: server() });
    await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), operator);
    loseNetwork();
    await user.click(screen.getByRole('button', { name: 'ENVIAR' }));
    expect(
      await screen.findByText('Ocorreu um erro na submissão do pedido, por favor tente novamente.'),
    ).toBeVisible();
  });
});
