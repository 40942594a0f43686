import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createUsers } from '../../../../contract/calls/user';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { userStatus, userType } from '../../../../contract/rules/userTypes';
import { applications } from '../../../../server/db/schema/applications';
import { users } from '../../../../server/db/schema/users';
import {
  button,
  openAsRegulator,
  stage,
} from '../../../../tests/screens/maintenanceRequests/maintenanceScreen';
import { apiClient } from '../../../../tests/support/apiClient';
import { makeAdministrator } from '../../../../tests/support/builders';
import { makeMaintenanceRequest } from '../../../../tests/support/maintenance';
import { pageSettled } from '../../../../tests/support/pageSettled';
import { renderApp } from '../../../../tests/support/renderApp';
import { setActOfTwo } from '../../contract/calls';

const waits = 'Aguarda a aprovação de outra pessoa.';

/** A stage on which an act needs a second person, and who that is. */
const withOther = async (act: 'processRequests' | 'newOperators') => {
  const made = await stage();
  const other = await makeAdministrator(made.server.db, { name: 'Rui Reis' });
  const api = await apiClient(made.server, other);
  await api.answer(setActOfTwo, { act, isNeeded: true });
  return { ...made, other, api };
};

it('requests that are processed together wait as one, which the other administrator reads in words and confirms', async () => {
  const made = await withOther('processRequests');
  const { db } = made.server;
  const [one, two] = [
    await makeMaintenanceRequest(db, made.providerId),
    await makeMaintenanceRequest(db, made.providerId),
  ];
  const regulator = await openAsRegulator(made);
  await regulator.user.click(await screen.findByRole('button', { name: 'Selecionar todos' }));
  await screen.findByText('2 selecionados');
  await regulator.user.click(button('Processar'));
  const question = within(await screen.findByRole('dialog'));
  await question.findByRole('list', { name: 'Prestador' });
  await regulator.user.click(question.getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText(waits)).toBeVisible();
  const statusOf = async (id: number) =>
    (await db.select().from(applications).where(eq(applications.id, id)))[0]?.statusId;
  expect(await statusOf(one.request.id)).toBe(applicationStatus.submitted);
  await pageSettled();
  cleanup();

  const { user } = await renderApp('/approvals', { as: made.other.username, server: made.server });
  const row = within(await screen.findByRole('listitem', { name: 'Processar 2 pedidos de manutenção' }));
  expect(row.getByText(new RegExp(`^Pedido por ${made.administrator} em`))).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Aprovar' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Aprovado e efetuado com sucesso.')).toBeVisible();
  expect(await screen.findByText('Não há nada por aprovar.')).toBeVisible();
  for (const { request } of [one, two])
    expect(await statusOf(request.id)).not.toBe(applicationStatus.submitted);
});

it('a new operator is refused with a reason; their own acts administrators can only withdraw', async () => {
  const made = await withOther('newOperators');
  const newUser = (username: string) => ({
    users: [
      {
        username,
        userStatusId: userStatus.active,
        userTypeId: userType.operator,
        parentId: made.providerId,
        permissions: ['ApplicationsModule_Reader', 'ApplicationsModule_Writer'],
      },
    ],
  });
  await made.api.send(createUsers, newUser('nova@prestador.example.pt'));
  const own = await apiClient(made.server, { username: made.administrator });
  await own.send(createUsers, newUser('minha@prestador.example.pt'));
  const { user } = await renderApp('/approvals', { as: made.administrator, server: made.server });
  const ownRow = await screen.findByRole('listitem', {
    name: 'Criar o utilizador minha@prestador.example.pt',
  });
  expect(within(ownRow).getAllByRole('button')).toEqual([
    within(ownRow).getByRole('button', { name: 'Retirar' }),
  ]);
  const row = within(screen.getByRole('listitem', { name: 'Criar o utilizador nova@prestador.example.pt' }));
  expect(row.getByText('Pedidos de Elegibilidade: Consultar, Criar')).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Recusar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Recusar a aprovação' }));
  await user.click(dialog.getByRole('button', { name: 'Confirmar' }));
  expect(await dialog.findByText('Campo obrigatório.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Pessoa desconhecida.');
  await user.click(dialog.getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText('Recusado. Nada foi feito.')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('listitem', { name: /^Criar/ })).toHaveLength(1));
  const created = await made.server.db
    .select()
    .from(users)
    .where(eq(users.username, 'nova@prestador.example.pt'));
  expect(created).toEqual([]);
});
