import { screen, waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { users } from '../../../server/db/schema/users';
import { exampleCodes } from '../../../server/seed/addresses/exampleCodes';
import { makeActive, makeMaintenanceRequest } from '../../support/maintenance';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { chooseAddress, citizenAddress, fill, operator, textbox } from '../applicationForm/fillRequest';
import { path } from './maintenanceScreen';

const server = sharedServer();

const open = async (statusId?: number, { isMaintenance } = { isMaintenance: true }) => {
  const { db } = server();
  const [account] = await db.select().from(users).where(eq(users.username, operator));
  const providerId = account?.parentId ?? 0;
  const overrides = statusId ? { statusId } : {};
  const request = isMaintenance
    ? (await makeMaintenanceRequest(db, providerId, overrides)).request
    : await makeActive(db, providerId, overrides);
  const app = await renderApp(`${path}/${request.id}/edit`, { as: operator, server: server() });
  await screen.findByRole('button', { name: 'Atualizar Pedido' });
  return { ...app, request };
};

const onlySubmitted = 'Só um pedido de manutenção no estado Submetido pode ser alterado.';

describe('2.9 editing a maintenance request', () => {
  it('has its title, a locked e-mail, and sends the edited request', async () => {
    const { user, request, requests } = await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Pedido de manutenção' })).toBeVisible();
    expect(textbox('E-mail do prestador')).toBeDisabled();
    expect(textbox('E-mail do prestador')).toHaveValue(request.providerEmail);
    await chooseAddress(user, citizenAddress(), exampleCodes.one[2]);
    await fill(user, citizenAddress().getByRole('textbox', { name: 'N.º de porta' }), '31');
    await user.click(screen.getByRole('button', { name: 'Atualizar Pedido' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Pedido de manutenção atualizado com sucesso.',
    });
    expect(dialog).toHaveTextContent(/Será notificado via e-mail do resultado/);
    const sent = requests.filter((one) => one.path === '/api/Application/update-annual-recheck');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({
      providerEmail: request.providerEmail,
      applications: [{ id: request.id, address: { doorNumber: '31' } }],
    });
  });

  it.each([
    ['4 a request that was processed cannot be changed any more', applicationStatus.eligible, true],
    [
      'a request that is not of annual maintenance cannot be changed here',
      applicationStatus.submitted,
      false,
    ],
  ])('%s', async (_, statusId, isMaintenance) => {
    await open(statusId, { isMaintenance });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Atualizar Pedido' })).toBeDisabled());
    expect(screen.getAllByText(onlySubmitted)[0]).toBeVisible();
  });
});
