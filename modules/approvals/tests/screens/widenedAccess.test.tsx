import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { userStatus } from '../../../../contract/rules/userTypes';
import { users } from '../../../../server/db/schema/users';
import { button, choose } from '../../../../tests/screens/users/recordScreen';
import { apiClient } from '../../../../tests/support/apiClient';
import { makeAdministrator, makeOperator, makeProvider } from '../../../../tests/support/builders';
import { network } from '../../../../tests/support/network';
import { pageSettled } from '../../../../tests/support/pageSettled';
import { renderApp } from '../../../../tests/support/renderApp';
import { sharedServer } from '../../../../tests/support/sharedServer';
import { setActOfTwo } from '../../contract/calls';

const server = sharedServer();
const { active, inactive } = userStatus;

/** A provider, and two administrators whose confirmation of each other new operators need. */
const stage = async () => {
  const { db } = server();
  const [ana, rui] = [await makeAdministrator(db), await makeAdministrator(db)];
  const api = await apiClient(server(), ana);
  // Another test of this file may have switched it on.
  await api.send(setActOfTwo, { act: 'newOperators', isNeeded: true });
  return { db, ana: ana.username, rui: rui.username, provider: await makeProvider(db) };
};

it('a bulk edit that lets people in again asks for a factor, and then waits for another person, who reads whom', async () => {
  const { db, ana, rui, provider } = await stage();
  for (const name of ['um', 'dois'])
    await makeOperator(db, {
      parentId: provider.id,
      username: `volta-${name}@volta.example.pt`,
      userStatusId: inactive,
    });
  const { user } = await renderApp('/userProviders', { as: ana, server: server() });
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'volta.example.pt');
  await user.click(button('Pesquisar'));
  await screen.findByText('1-2 de 2 resultados');
  await user.click(button('Alterar em conjunto'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Alterar todos os resultados' }));
  await user.click(dialog.getByRole('combobox', { name: /Novo valor/ }));
  await user.click(await screen.findByRole('option', { name: 'Ativo' }));
  await user.click(dialog.getByRole('button', { name: 'Ver o que muda' }));
  await dialog.findByText(/Inativo → Ativo: 2/);
  const factor = { id: 1, kind: 'codes', name: 'Códigos', createdOn: '2026-01-01', lastUsedOn: null };
  const data = { factors: [factor], recoveryCodes: 0, requiredOn: null, removalDueOn: null };
  const headers = { 'WWW-Authenticate': 'Bearer error="insufficient_user_authentication"' };
  network.use(
    http.post(
      '*/api/userProviders/bulk-edit',
      () => HttpResponse.json({ errors: ['Confirme primeiro.'] }, { status: 403, headers }),
      { once: true },
    ),
    http.get('*/api/Factors/get-factors', () => HttpResponse.json({ data })),
    http.post('*/api/Factors/prove-factor', () => HttpResponse.json({ data: true })),
  );
  await user.click(dialog.getByRole('button', { name: 'Alterar' }));
  const proof = within(await screen.findByRole('dialog', { name: 'Confirme que é mesmo a sua conta' }));
  await user.type(proof.getByRole('textbox'), '123456');
  expect(await screen.findByText('À espera da aprovação de outra pessoa: 2.')).toBeVisible();
  expect(screen.getByText('Registos alterados: 0.')).toBeVisible();
  await pageSettled();
  cleanup();

  const other = await renderApp('/approvals', { as: rui, server: server() });
  const row = within(await screen.findByRole('listitem', { name: 'Dar mais acesso a 2 utilizadores' }));
  expect(row.getByText('volta-um@volta.example.pt · Volta a ter acesso')).toBeVisible();
  await other.user.click(row.getByRole('button', { name: 'Aprovar' }));
  await other.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Aprovado e efetuado com sucesso.')).toBeVisible();
  const stored = await db.select().from(users).where(eq(users.parentId, provider.id));
  expect(stored.map(({ userStatusId }) => userStatusId)).toEqual([active, active]);
});

it('an operator who becomes active again waits, and stays as stored until somebody confirms it', async () => {
  const { db, ana, provider } = await stage();
  const { id } = await makeOperator(db, { parentId: provider.id, userStatusId: inactive });
  const { user } = await renderApp(`/userProviders/${id}/edit`, { as: ana, server: server() });
  await screen.findByRole('combobox', { name: 'Estado' });
  await choose(user, 'Estado', 'Ativo');
  await user.click(button('Gravar'));
  expect(await screen.findByText('Aguarda a aprovação de outra pessoa.')).toBeVisible();
  await waitFor(async () => {
    const [stored] = await db.select().from(users).where(eq(users.id, id));
    expect(stored?.userStatusId).toBe(inactive);
  });
});
