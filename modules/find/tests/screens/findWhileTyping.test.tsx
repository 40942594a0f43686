import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { demoProviders } from '../../../../server/seed/common/demoUsers';
import { makeAdministrator, makeApplication } from '../../../../tests/support/builders';
import { callsEnded } from '../../../../tests/support/callsEnded';
import { holdCall } from '../../../../tests/support/holdCall';
import { validNif } from '../../../../tests/support/nifs';
import { renderApp } from '../../../../tests/support/renderApp';
import { sharedServer } from '../../../../tests/support/sharedServer';

const server = sharedServer();
const providerId = demoProviders[0].id;
const operator = 'operador@netatlantico.example.pt';

const open = async (as = 'admin@tsi.example.pt', path = '/account') => {
  const app = await renderApp(path, { as, server: server() });
  await screen.findByRole('button', { name: 'Procurar' });
  await callsEnded();
  return app;
};
const box = () => screen.findByRole('combobox', { name: /Nome/ });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const isSelected = (index: number) => screen.getAllByRole('option')[index]?.getAttribute('aria-selected');

describe('the search while one types', () => {
  it('opens a request by two keys and the name, even before the answer is there', async () => {
    const { id } = await makeApplication(server().db, { providerId, fullName: 'Etelvina Conceição Brás' });
    const { user } = await open();
    await user.keyboard('/conceicao etelv{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: `Pedido ${id}` })).toBeVisible();
    expect(window.location.pathname).toBe(`/applications/${id}/details`);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows each request with number, NIF, status and deadline; arrows choose another than the first', async () => {
    const nif = validNif(7101);
    const older = await makeApplication(server().db, { providerId, fullName: 'Quitéria Salomé' });
    const newer = await makeApplication(server().db, {
      providerId,
      fullName: 'Quitéria Rosalina',
      fiscalNumber: nif,
      statusId: applicationStatus.eligible,
      eligibilityNotificationSentDate: new Date(),
    });
    const { user } = await open(operator);
    await user.keyboard('/');
    await user.type(await box(), 'quiteria');
    expect(await screen.findByText('2 resultados')).toBeVisible();
    const group = within(screen.getByRole('group', { name: 'Pedidos' }));
    expect(group.getAllByRole('option')).toHaveLength(2);
    expect(options()[0]).toMatch(
      new RegExp(`^Quitéria Rosalina.*Elegível.*Pedido ${newer.id} · NIF ${nif}.*10 dias`),
    );
    expect(await box()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
    await user.keyboard('{ArrowDown}');
    expect([isSelected(0), isSelected(1)]).toEqual(['false', 'true']);
    await user.keyboard('{ArrowDown}');
    expect(isSelected(0)).toBe('true');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: `Pedido ${older.id}` })).toBeVisible();
    expect(window.location.pathname).toBe(`/applicationManagement/${older.id}/details`);
  });

  it('never opens a hit of what was typed before', async () => {
    const first = await makeApplication(server().db, { providerId, fullName: 'Hermenegilda Antes' });
    const second = await makeApplication(server().db, { providerId, fullName: 'Hermenegilda Depois' });
    const { user } = await open();
    await user.keyboard('/');
    await user.type(await box(), 'hermenegilda');
    await screen.findByText('2 resultados');
    const call = holdCall('find');
    await user.type(await box(), ` antes{Enter}`);
    expect(screen.getByRole('dialog')).toBeVisible();
    await call.isAnswered();
    expect(await screen.findByRole('heading', { level: 1, name: `Pedido ${first.id}` })).toBeVisible();
    expect(second.id).toBeGreaterThan(first.id);
  });

  it('finds pages and actions of the menus without a call, for who may use them', async () => {
    const { user, requests } = await open(operator);
    await user.keyboard('/');
    await user.type(await box(), 'su');
    expect(options()).toEqual(['Submeter Pedido']);
    await user.clear(await box());
    await user.type(await box(), 'al');
    expect(options()).toEqual(['Alterar palavra-passe']);
    expect(requests.filter(({ path }) => path.endsWith('/find'))).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/passwordChange'));
  });

  it('leads to the list for all with a NIF, which is in no address', async () => {
    const nif = validNif(7102);
    for (let count = 0; count < 9; count += 1)
      await makeApplication(server().db, { providerId, fiscalNumber: nif });
    const { user } = await open();
    await user.keyboard('/');
    await user.type(await box(), nif);
    expect(await screen.findByText('9 resultados')).toBeVisible();
    await user.click(screen.getByRole('option', { name: '9 pedidos com este NIF' }));
    expect(await screen.findByText('1-9 de 9 resultados')).toBeVisible();
    expect(window.location.search).toBe('');
  });

  it('says what is wrong with a NIF, and that nothing was found', async () => {
    const { user } = await open();
    await user.keyboard('/');
    await user.type(await box(), '123 456 780');
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'NIF: inválido, o algarismo de controlo não confere',
    );
    await user.clear(await box());
    await user.type(await box(), 'ninguém assim');
    expect(await screen.findByText('Não há resultados.')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('finds users for an administrator who may read them, and no request', async () => {
    const { username } = await makeAdministrator(server().db, {
      name: 'Felismina Pacheco',
      permissions: ['Users_Reader'],
    });
    await makeApplication(server().db, { providerId, fullName: 'Felismina Outra' });
    const { user } = await open(username, '/users');
    await user.keyboard('/');
    await user.type(await box(), 'felismina');
    await screen.findByText('1 resultado');
    expect(options()).toEqual([expect.stringContaining('Felismina Pacheco')]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/users\/\d+\/details$/));
  });
});
