import { screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { expect, it } from 'vitest';
import { apiCalls } from '../../../../server/db/schema/apiCalls';
import { makeProvider } from '../../../../tests/support/builders';
import { network } from '../../../../tests/support/network';
import { renderApp } from '../../../../tests/support/renderApp';
import { sharedServer } from '../../../../tests/support/sharedServer';
import { makeClient } from '../clients';

const server = sharedServer();
const table = () => screen.findByRole('table', { name: 'Clientes' });
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

it('An administrator sees the clients of all providers in one table, and those of one by the filter', async () => {
  const { db } = server();
  const [one, other] = [
    await makeProvider(db, { name: 'Rede Um' }),
    await makeProvider(db, { name: 'Rede Dois' }),
  ];
  const { client } = await makeClient(server(), one.id, { name: 'CRM Um' });
  await makeClient(server(), other.id, { name: 'CRM Dois' });
  const call = { clientId: client.id, providerId: one.id, method: 'GET', path: '/x', milliseconds: 1 };
  const calledOn = new Date('2026-07-01T10:30:00Z');
  await db.insert(apiCalls).values([
    { ...call, calledOn, status: 200, reference: 'a' },
    { ...call, calledOn, status: 404, reference: 'b' },
  ]);
  const { user } = await renderApp('/integration', { as: 'admin@tsi.example.pt', server: server() });
  await waitFor(async () => expect((await rows()).length).toBeGreaterThan(1));
  expect((await rows()).slice(0, 2)).toEqual([
    ['Rede Dois', 'CRM Dois', 'Ativo', 'Nunca', '0'],
    ['Rede Um', 'CRM Um', 'Ativo', '01-07-2026 11:30', '1'],
  ]);
  expect(screen.queryByRole('tab', { name: 'Chaves' })).toBeNull();

  await user.click(screen.getByRole('combobox', { name: 'Prestador' }));
  await user.click(await screen.findByRole('option', { name: 'Rede Um' }));
  await waitFor(async () =>
    expect(await rows()).toEqual([['Rede Um', 'CRM Um', 'Ativo', '01-07-2026 11:30', '1']]),
  );
  await user.click(await screen.findByRole('tab', { name: 'Chaves' }));
  expect(await screen.findByRole('heading', { name: 'CRM Um' })).toBeVisible();
});

it('An administrator is told that the sandbox is being prepared, too', async () => {
  const { user } = await renderApp('/integration', { as: 'admin@tsi.example.pt', server: server() });
  await table();
  network.use(http.post('*/api/ApiClient/list', () => delay('infinite')));
  await user.click(screen.getByRole('radio', { name: 'Testes' }));
  expect(await screen.findByText(/^A preparar o ambiente de testes/)).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Clientes' })).toBeNull();
});
