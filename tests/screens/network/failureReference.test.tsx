import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
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
    // The toast of spec 8 is unchanged.
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

  it('of what failed silently stands below the page', async () => {
    const { user } = await renderApp('/form', { as: operator, server: server() });
    network.use(
      http.get('*/api/Application/get-queue-counts', () =>
        HttpResponse.json({}, { status: 500, headers: { 'X-Request-Id': requestId } }),
      ),
    );
    await user.click(await screen.findByRole('link', { name: 'Gerir Pedidos' }));
    const note = await screen.findByRole('note', {}, { timeout: 5000 });
    expect(note).toHaveTextContent(/^Não foi possível carregar alguma informação\./);
    expect(note).toHaveTextContent(requestId);
    expect(screen.queryByText(failure)).not.toBeInTheDocument();
    await user.click(within(note).getByRole('button', { name: 'Fechar' }));
    expect(note).not.toBeInTheDocument();
  });

  it('of a page that could not be drawn is that of a line of the log, with the contact beside it', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { user } = await renderApp('/form', { as: operator, server: server() });
    network.use(
      http.post('*/api/Application/search', () =>
        HttpResponse.json({ items: [{ id: 1, createdOn: 'x', fullName: {} }], totalItems: 1 }),
      ),
    );
    await user.click(await screen.findByRole('link', { name: 'Gerir Pedidos' }));
    expect(
      await screen.findByRole('heading', { name: 'Não foi possível apresentar esta página' }),
    ).toBeVisible();
    const reference = (await screen.findByText(/^[0-9a-f-]{36}$/)).textContent;
    expect(screen.getByRole('link', { name: 'tarifasocial@example.pt' })).toBeVisible();
    const line = server().logged.find(({ event }) => event === 'a page could not be drawn');
    expect(line?.facts).toMatchObject({
      reference,
      screen: '/applicationManagement',
      userId: expect.any(Number),
    });
    vi.restoreAllMocks();
  });

  it('there is none where the back end takes no report', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { user } = await renderApp('/form', { as: operator, server: server() });
    let asked = 0;
    network.use(
      http.post('*/api/PageFailure/report', () => {
        asked += 1;
        return new HttpResponse(null, { status: 404 });
      }),
      http.post('*/api/Application/search', () =>
        HttpResponse.json({ items: [{ id: 1, createdOn: 'x', fullName: {} }], totalItems: 1 }),
      ),
    );
    await user.click(await screen.findByRole('link', { name: 'Gerir Pedidos' }));
    expect(
      await screen.findByRole('heading', { name: 'Não foi possível apresentar esta página' }),
    ).toBeVisible();
    await waitFor(() => expect(asked).toBe(1));
    expect(screen.queryByText('Referência:')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'tarifasocial@example.pt' })).toBeVisible();
    vi.restoreAllMocks();
  });
});
