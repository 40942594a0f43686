import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { seedAddresses } from '../../../server/seed/seedDemo';
import { anAddress, makeProvider } from '../../support/builders';
import { callsEnded } from '../../support/callsEnded';
import { holdCall } from '../../support/holdCall';
import { makeMaintenanceRequest } from '../../support/maintenance';
import { renderApp } from '../../support/renderApp';
import { openAsRegulator, stage, path as yearly } from '../maintenanceRequests/maintenanceScreen';
import { button, heading } from '../users/recordScreen';

const at = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));
const nameBox = () => screen.getByRole('textbox', { name: 'Nome' });

/** Opens a provider by the search for anything. */
const openProvider = async ({ user }: Awaited<ReturnType<typeof renderApp>>, name: string) => {
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: /Nome/ }), name);
  await user.click(await screen.findByRole('option', { name: new RegExp(`${name} Rede`) }));
};

/** Opens the forms of two providers one after the other, so that both are known; the second is shown. */
const openTwo = async () => {
  const made = await stage();
  const { db } = made.server;
  const [one, two] = [
    await makeProvider(db, { name: 'Primeira Rede' }),
    await makeProvider(db, { name: 'Segunda Rede' }),
  ];
  const app = await renderApp(`/providers/${one.id}/edit`, { as: made.administrator, server: made.server });
  await heading('Alterar Prestador de Serviço Primeira Rede');
  await openProvider(app, 'Segunda');
  await heading('Alterar Prestador de Serviço Segunda Rede');
  return { ...app, one, two };
};

const leave = async ({ user }: Awaited<ReturnType<typeof renderApp>>) => {
  const question = await screen.findByRole('dialog', { name: 'Pretende sair desta página?' });
  await user.click(within(question).getByRole('button', { name: 'Sim' }));
};

it('a record that is saved after it was left takes nobody away from another', async () => {
  const app = await openTwo();
  await app.user.type(nameBox(), ' Nova');
  const call = holdCall('update-provider');
  await app.user.click(button('Gravar'));
  await call.isMade();
  await openProvider(app, 'Primeira');
  await leave(app);
  await heading('Alterar Prestador de Serviço Primeira Rede');
  await call.isAnswered();
  await screen.findByText(/com sucesso/);
  await callsEnded();
  await at(`/providers/${app.one.id}/edit`);
});

it('who leaves a maintenance request while its addresses are taken over is not taken back further', async () => {
  const made = await stage();
  await seedAddresses(made.server.db);
  await makeMaintenanceRequest(made.server.db, made.providerId, {
    hasAddressChanged: true,
    address: { ...anAddress(), parish: 'Freguesia extinta', doorNumber: '17' },
  });
  const { user } = await renderApp('/account', { as: made.operator, server: made.server });
  await user.click(await screen.findByRole('link', { name: 'Manutenção da Tarifa Social' }));
  await user.click(await screen.findByRole('link', { name: 'Editar' }));
  const call = holdCall('update-annual-recheck');
  await user.click(await screen.findByRole('button', { name: 'Aceitar' }));
  await call.isMade();
  await user.click(button('Voltar'));
  await at(yearly);
  await call.isAnswered();
  await screen.findByText('Pedido de manutenção atualizado com sucesso.');
  await callsEnded();
  await at(yearly);
});

it('requests of a search that was left are not selected below another', async () => {
  const made = await stage();
  const { request } = await makeMaintenanceRequest(made.server.db, made.providerId);
  await makeMaintenanceRequest(made.server.db, made.providerId);
  const { user } = await openAsRegulator(made);
  const all = await screen.findByRole('button', { name: 'Selecionar todos' });
  const call = holdCall('get-annual-maintenance-application-ids-for-processing');
  await user.click(all);
  await call.isMade();
  await user.type(screen.getByRole('textbox', { name: 'NIF' }), request.fiscalNumber);
  await user.click(button('Pesquisar'));
  await screen.findByText(/de 1 resultado/);
  await call.isAnswered();
  await waitFor(() => expect(all).toBeEnabled());
  expect(screen.getByText('0 selecionados')).toBeVisible();
});
