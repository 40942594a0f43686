import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { makeApplication, makeOperator } from '../../support/builders';
import { makeMaintenanceRequest } from '../../support/maintenance';
import { network } from '../../support/network';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { findCard } from './detailScreen';

const server = sharedServer();

const prepare = async () => {
  const operator = await makeOperator(server().db);
  const providerId = operator.parentId ?? 0;
  const parent = await makeApplication(server().db, { providerId, statusId: status.active });
  const eligible = { statusId: status.eligible, eligibilityNotificationSentDate: new Date() };
  const recheck = await makeApplication(server().db, {
    ...eligible,
    providerId,
    kind: 'recheck',
    recheckApplicationId: parent.id,
  });
  const { original, request } = await makeMaintenanceRequest(server().db, providerId, eligible);
  return { parent, recheck, original, maintenance: request, as: operator.username };
};
type Prepared = Awaited<ReturnType<typeof prepare>>;

const wrongActions = ['TSI Ativa', 'Cancelar Pedido', 'Reverificar Elegibilidade', 'TSI Desativada'];
const offersNothing = () => {
  for (const name of wrongActions) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
};

describe('2.8 the application, not the address, decides what a detail shows', () => {
  it.each<[string, (made: Prepared) => [string, string, string]]>([
    [
      'a recheck at the address of a request',
      ({ parent, recheck }) => [
        `${recheck.id}/details`,
        `Pedido de Reverificação ${recheck.id}`,
        `${parent.id}/recheck/${recheck.id}/details`,
      ],
    ],
    [
      'a recheck below another request',
      ({ parent, recheck, original }) => [
        `${original.id}/recheck/${recheck.id}/details`,
        `Pedido de Reverificação ${recheck.id}`,
        `${parent.id}/recheck/${recheck.id}/details`,
      ],
    ],
    [
      'a maintenance request below another request',
      ({ parent, original, maintenance }) => [
        `${parent.id}/recheck/${maintenance.id}/details`,
        `Pedido de Manutenção ${maintenance.id}`,
        `${original.id}/recheck/${maintenance.id}/details`,
      ],
    ],
    [
      'a maintenance request at its own address',
      ({ maintenance }) => [
        `${maintenance.id}/details`,
        `Pedido de Manutenção ${maintenance.id}`,
        `${maintenance.id}/details`,
      ],
    ],
  ])('%s has its own title, address and actions', async (_, addresses) => {
    const made = await prepare();
    const [address, title, rightAddress] = addresses(made);
    const { user } = await renderApp(`/applicationManagement/${address}`, { server: server(), as: made.as });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await findCard('Cidadão');
    expect(window.location.pathname).toBe(`/applicationManagement/${rightAddress}`);
    offersNothing();

    if (!rightAddress.includes('/recheck/')) return;
    const [parentId] = rightAddress.split('/');
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(window.location.pathname).toBe(`/applicationManagement/${parentId}/details`));
  });

  it('a request below another one is a request', async () => {
    const { parent, original, as } = await prepare();
    const address = `/applicationManagement/${original.id}/recheck/${parent.id}/details`;
    await renderApp(address, { server: server(), as });
    expect(await screen.findByRole('button', { name: 'TSI Desativada' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: `Pedido ${parent.id}` })).toBeVisible();
    expect(window.location.pathname).toBe(`/applicationManagement/${parent.id}/details`);
  });

  it('where the back end does not send its kind, the address decides (spec 2.8)', async () => {
    const { parent, recheck, as } = await prepare();
    network.use(
      http.get('*/api/Application/get-by-id', async ({ request }) => {
        const { recheckApplicationId: _, ...rest } = await (await server().app.fetch(request)).json();
        return HttpResponse.json(rest);
      }),
    );
    const address = `/applicationManagement/${parent.id}/recheck/${recheck.id}/details`;
    await renderApp(address, { server: server(), as });
    const title = `Pedido de Reverificação ${recheck.id}`;
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await findCard('Cidadão');
    expect(window.location.pathname).toBe(address);
    offersNothing();
  });
});

describe('2.1 somebody with rights over annual maintenance alone', () => {
  const detailOf = (id: number, parentId: number) =>
    `/applicationManagement/${parentId}/recheck/${id}/details`;

  it.each<[string, (made: Prepared) => string]>([
    ['an ordinary request', ({ parent }) => `/applicationManagement/${parent.id}/details`],
    ['a recheck', ({ parent, recheck }) => detailOf(recheck.id, parent.id)],
  ])('is sent to Home from %s, even where the back end answers', async (_what, pathOf) => {
    const made = await prepare();
    const { parentId } = await makeOperator(server().db);
    const { username } = await makeOperator(server().db, {
      parentId,
      permissions: ['AnnualMaintenanceModule_Reader'],
    });
    const path = pathOf(made);
    network.use(
      http.get('*/api/Application/get-by-id', async ({ request }) => {
        const headers = { authorization: `Bearer ${(await server().signIn(made.as)).accessToken}` };
        return server().app.fetch(new Request(request.url, { headers }));
      }),
    );
    await renderApp(path, { as: username, server: server() });
    await waitFor(() => expect(window.location.pathname).toBe('/applicationAnnualMaintenance'));
  });

  it('opens a maintenance request', async () => {
    const { maintenance } = await prepare();
    const { username } = await makeOperator(server().db, {
      parentId: maintenance.providerId,
      permissions: ['AnnualMaintenanceModule_Reader'],
    });
    await renderApp(`/applicationManagement/${maintenance.id}/details`, { as: username, server: server() });
    await screen.findByRole('heading', { level: 1, name: `Pedido de Manutenção ${maintenance.id}` });
  });
});
