import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { makeAdministrator } from '../../support/builders';
import { callsEnded } from '../../support/callsEnded';
import { holdCall } from '../../support/holdCall';
import { makeMaintenanceRequest } from '../../support/maintenance';
import { network } from '../../support/network';
import { signInByForm } from '../../support/signInByForm';
import { button, openAsRegulator, stage } from '../maintenanceRequests/maintenanceScreen';

it('what one person left half processed is not gone on with in the name of who signs in next', async () => {
  const made = await stage();
  const { request } = await makeMaintenanceRequest(made.server.db, made.providerId);
  const other = await makeAdministrator(made.server.db);
  const { user } = await openAsRegulator(made);
  const all = await screen.findByRole('button', { name: 'Selecionar todos' });
  // More than are sent at once.
  const ids = Array.from({ length: 150 }, (_, index) => request.id + index);
  let calls = 0;
  network.use(
    http.post('*/get-annual-maintenance-application-ids-for-processing', () => HttpResponse.json(ids)),
    http.post('*/process-annual-maintenance-requests', async ({ request: sent }) => {
      calls += 1;
      const body = (await sent.json()) as { maintenanceRequestIdsToProcess: number[] };
      return HttpResponse.json(body.maintenanceRequestIdsToProcess.map((id) => ({ id, success: true })));
    }),
  );
  await user.click(all);
  await screen.findByText('150 selecionados');
  await user.click(button('Processar'));
  const call = holdCall('process-annual-maintenance-requests');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sim' }));
  await call.isMade();
  // It takes the focus, and with it closes the menu.
  await waitFor(() => expect(screen.getByRole('region', { name: 'Processamento de pedidos' })).toHaveFocus());
  await user.click(button(made.administrator));
  await user.click(await screen.findByRole('menuitem', { name: 'Sair' }));
  await signInByForm(user, other.username);
  await screen.findByRole('button', { name: other.username });
  await call.isAnswered();
  await callsEnded();
  expect(calls).toBe(1);
});
