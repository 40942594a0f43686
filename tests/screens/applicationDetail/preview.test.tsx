import { act, screen, within } from '@testing-library/react';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { makeApplication, makeOperator } from '../../support/builders';
import { makeMaintenanceRequest } from '../../support/maintenance';
import { network } from '../../support/network';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { findCard } from './detailScreen';

const server = sharedServer();

/** Holds a call back until the returned function is called. */
const holdBack = (path: string) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const handler: HttpHandler = http.get(path, async ({ request }) => {
    await held;
    return server().app.fetch(request);
  });
  network.use(handler);
  return () => letGo();
};

const openList = async () => {
  const operator = await makeOperator(server().db);
  const application = await makeApplication(server().db, { providerId: operator.parentId ?? undefined });
  const app = await renderApp('/applicationManagement', { as: operator.username, server: server() });
  const link = await screen.findByRole('link', { name: 'Detalhe' });
  return { ...app, application, link };
};

describe('speed: a detail opened from a list', () => {
  it('shows the values of the list row at once, and nothing else', async () => {
    const { user, link, application } = await openList();
    const letGo = holdBack('*/api/Application/get-by-id');
    await user.click(link);

    expect(await screen.findByRole('heading', { level: 1, name: `Pedido ${application.id}` })).toBeVisible();
    const citizen = within(await findCard('Cidadão'));
    expect(citizen.getByText(application.fullName ?? '')).toBeVisible();
    expect(citizen.getByText(application.fiscalNumber ?? '')).toBeVisible();
    expect(within(await findCard('Estado')).getByText('Submetido')).toBeVisible();
    const provider = await findCard('Prestador');
    expect(provider.closest('[aria-busy="true"]')).not.toBeNull();
    // A dash would mean that there is no e-mail, when it is only not loaded yet.
    expect(screen.queryByText('—')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Ações' })).not.toBeInTheDocument();

    letGo();
    expect(await screen.findByText(application.providerEmail)).toBeVisible();
    expect(provider).not.toBeInTheDocument();
  });

  it('can be left before it is there', async () => {
    const { user, link } = await openList();
    const letGo = holdBack('*/api/Application/get-by-id');
    await user.click(link);
    await user.click(await screen.findByRole('button', { name: 'Voltar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Gerir Pedidos' })).toBeVisible();
    letGo();
  });

  it("that can't be loaded leads back to the list, even with a cached row", async () => {
    const { user, link } = await openList();
    network.use(http.get('*/api/Application/get-by-id', () => new HttpResponse(null, { status: 500 })));
    await user.click(link);
    expect(
      await screen.findByText('Ocorreu um erro na obtenção do pedido, por favor tente novamente.'),
    ).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Gerir Pedidos' })).toBeVisible();
  });
});

describe('2.8 a detail that is gone to by its address', () => {
  it('has no title until its kind is known, then the right one, with the focus', async () => {
    const operator = await makeOperator(server().db);
    const { request } = await makeMaintenanceRequest(server().db, operator.parentId ?? 0);
    await renderApp('/form', { as: operator.username, server: server() });
    await screen.findByRole('heading', { level: 1 });
    const letGo = holdBack('*/api/Application/get-by-id');
    act(() => {
      window.history.pushState(null, '', `/applicationManagement/${request.id}/details`);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });

    expect(await screen.findByRole('button', { name: 'Voltar' })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
    expect(document.title).toBe('Tarifa Social de Internet');

    letGo();
    const title = `Pedido de Manutenção ${request.id}`;
    expect(await screen.findByRole('heading', { level: 1, name: title })).toHaveFocus();
    expect(document.title).toBe(`${title} · Tarifa Social de Internet`);
  });
});
