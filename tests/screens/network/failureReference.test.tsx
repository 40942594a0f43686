import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { network } from '../../support/network';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';

const server = sharedServer();
const operator = 'operador@netatlantico.example.pt';
const requestId = '0b1c2d3e-4f50-4a61-8b72-9c83ad94be05';
const failure = 'Ocorreu um erro na obtenção dos dados, por favor tente novamente.';

const failWith = (status: number) =>
  network.use(
    http.post('*/api/Application/search', () =>
      HttpResponse.json({ message: 'Não.' }, { status, headers: { 'X-Request-Id': requestId } }),
    ),
  );

describe('the reference of a failure', () => {
  it('stands below the toast, to copy, until it is closed, with the contact of the footer', async () => {
    const { user } = await renderApp('/form', { as: operator, server: server() });
    failWith(500);
    await user.click(await screen.findByRole('link', { name: 'Gerir Pedidos' }));
    // The toast of spec 8 stays as it is.
    expect(await screen.findByText(failure)).toBeVisible();
    expect(await screen.findByText(requestId)).toBeVisible();
    expect(screen.getByText(/tarifasocial@example\.pt, 800 000 000/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copiar' }));
    expect(await screen.findByRole('button', { name: 'Copiado' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(requestId);
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByText(requestId)).not.toBeInTheDocument());
  });

  it('there is none for what was refused, or can not be served now', async () => {
    const { user } = await renderApp('/form', { as: operator, server: server() });
    failWith(403);
    await user.click(await screen.findByRole('link', { name: 'Gerir Pedidos' }));
    expect(await screen.findByText(failure)).toBeVisible();
    expect(screen.queryByText(requestId)).not.toBeInTheDocument();
  });
});
