import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { users } from '../../../server/db/schema/users';
import { exampleCodes } from '../../../server/seed/addresses/generateAddresses';
import { seedAddresses } from '../../../server/seed/seedDemo';
import { anAddress } from '../../support/builders';
import { makeActive, makeMaintenanceRequest } from '../../support/maintenance';
import { network } from '../../support/network';
import { validNif } from '../../support/nifs';
import { pageSettled } from '../../support/pageSettled';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { chooseAddress, citizenAddress, fill, operator, textbox } from '../applicationForm/fillRequest';
import { openAsProvider, path, stage } from './maintenanceScreen';

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

  describe('a maintenance request whose address has changed', () => {
    const notice = () => screen.findByRole('alert', { name: 'Foi detetada uma alteração de morada.' });
    const openFromList = async (overrides: Parameters<typeof makeMaintenanceRequest>[2]) => {
      const made = await stage();
      await seedAddresses(made.server.db);
      await makeMaintenanceRequest(made.server.db, made.providerId, {
        hasAddressChanged: true,
        ...overrides,
      });
      const app = await openAsProvider(made);
      await app.user.click(await screen.findByRole('link', { name: 'Editar' }));
      return app;
    };

    it('says above the address what the address list has now, and has the focus there', async () => {
      await openFromList({ address: { ...anAddress(), parish: 'Freguesia extinta', cp3: '999' } });
      const shown = await notice();
      expect(shown).toHaveFocus();
      const { cp4, cp3, parish, county } = anAddress();
      expect(
        within(shown)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual([
        `Código postal: ${cp4}-${cp3} (no pedido: ${cp4}-999)`,
        `Freguesia: ${parish} (no pedido: Freguesia extinta)`,
      ]);
      expect(shown).not.toHaveTextContent(county);
      const group = screen.getByRole('group', { name: 'Morada fiscal' });
      expect(shown.compareDocumentPosition(group)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(group).not.toContainElement(shown);
    });

    it('is taken over in one press, with door and floor, where the list still has the same street', async () => {
      const address = { ...anAddress(), parish: 'Freguesia extinta', doorNumber: '17', floor: '3' };
      const { user, requests } = await openFromList({ address });
      await user.click(within(await notice()).getByRole('button', { name: 'Aceitar' }));
      expect(await screen.findByText('Pedido de manutenção atualizado com sucesso.')).toBeVisible();
      const sent = requests.filter((one) => one.path === '/api/Application/update-annual-recheck');
      expect(sent).toHaveLength(1);
      const { parish, arteryDesignation } = anAddress();
      expect(sent[0]?.body).toMatchObject({
        applications: [{ address: { parish, arteryDesignation, doorNumber: '17', floor: '3' } }],
      });
      await screen.findByRole('link', { name: 'Editar' });
      expect(screen.queryByText(/^Foi detetada uma alteração de morada/)).toBeNull();
    });

    it('says so of an address that the list has no longer', async () => {
      await openFromList({ address: { ...anAddress(), id: 2_000_000_000 } });
      expect(await notice()).toHaveTextContent('A morada do pedido já não consta da lista de moradas.');
      expect(screen.queryByRole('button', { name: 'Aceitar' })).toBeNull();
    });

    it("stands above the student's residence where that is what has changed", async () => {
      await openFromList({
        isStudent: true,
        studentFullName: 'Rui Ferreira',
        studentFiscalNumber: validNif(7_400_002),
        studentAddress: { ...anAddress(), locality: 'Outra' },
      });
      const shown = await notice();
      expect(shown).toHaveTextContent(`Localidade: ${anAddress().locality} (no pedido: Outra)`);
      expect(screen.getByRole('group', { name: 'Morada fiscal' }).compareDocumentPosition(shown)).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
    });

    it('says so without details where the back end knows spec 3 alone', async () => {
      const made = await stage();
      await makeMaintenanceRequest(made.server.db, made.providerId, { hasAddressChanged: true });
      const { user } = await openAsProvider(made);
      network.use(
        http.get('*/api/Application/get-by-id', async ({ request }) => {
          const whole: object = await (await made.server.app.fetch(request)).json();
          return HttpResponse.json({ ...whole, hasAddressChanged: undefined, addressChanges: undefined });
        }),
      );
      await user.click(await screen.findByRole('link', { name: 'Editar' }));
      expect(await notice()).toHaveTextContent('Confirme a morada do cidadão.');
      expect(await notice()).toHaveFocus();
    });

    it('is no longer told in the list once it is saved', async () => {
      const { user } = await openFromList({ address: { ...anAddress(), parish: 'Freguesia extinta' } });
      await notice();
      await chooseAddress(user, citizenAddress(), exampleCodes.one[2]);
      await user.click(screen.getByRole('button', { name: 'Atualizar Pedido' }));
      await user.click(await screen.findByRole('button', { name: 'Fechar' }));
      await screen.findByRole('link', { name: 'Editar' });
      expect(screen.queryByText(/^Foi detetada uma alteração de morada/)).toBeNull();
    });

    it('has no notice in a request whose address is the same', async () => {
      await open();
      await pageSettled();
      expect(screen.queryByRole('alert', { name: /alteração de morada/ })).toBeNull();
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
