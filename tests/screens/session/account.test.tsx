import { screen, waitFor, within } from '@testing-library/react';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { getUserStatuses } from '../../../contract/calls/user';
import { users } from '../../../server/db/schema/users';
import { apiClient } from '../../support/apiClient';
import { makeAdministrator, makeOperator } from '../../support/builders';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';

const server = sharedServer();

/** Signs somebody in elsewhere and returns the status that a call from there is answered with. */
const elsewhere = async (user: { username: string }) => {
  const client = await apiClient(server(), user);
  return async () => (await client.send(getUserStatuses, {})).status;
};
const rows = async () => within(await screen.findByRole('table', { name: 'Sessões' })).findAllByRole('row');

it('a person finds their sessions in the menu, ends one and then all others, and keeps their own', async () => {
  const operator = await makeOperator(server().db);
  const others = [await elsewhere(operator), await elsewhere(operator), await elsewhere(operator)];
  const { user } = await renderApp('/applicationManagement', { as: operator.username, server: server() });
  await user.click(await screen.findByRole('button', { name: operator.username }));
  await user.click(screen.getByRole('menuitem', { name: 'A minha conta' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'A minha conta' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Alterar palavra-passe' })).toHaveAttribute(
    'href',
    '/passwordChange',
  );
  expect(await rows()).toHaveLength(5);
  expect(screen.getAllByText('Esta sessão')).toHaveLength(1);
  const [first] = screen.getAllByRole('button', { name: /^Terminar a sessão em / });
  await user.click(first as HTMLElement);
  await waitFor(async () => expect(await rows()).toHaveLength(4));
  expect(screen.getByRole('group', { name: 'Sessões' })).toHaveFocus();
  expect((await Promise.all(others.map((call) => call()))).toSorted()).toEqual([200, 200, 401]);

  await user.click(screen.getByRole('button', { name: 'Terminar todas as outras' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Terminar todas as outras sessões?' })).getByRole(
      'button',
      { name: 'Sim' },
    ),
  );
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(screen.getByText('Esta sessão')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Terminar/ })).toBeNull();
  expect(await Promise.all(others.map((call) => call()))).toEqual([401, 401, 401]);
});

it('whether what waits comes by e-mail is chosen there', async () => {
  const operator = await makeOperator(server().db);
  const { user } = await renderApp('/account', { as: operator.username, server: server() });
  const box = await screen.findByRole('checkbox', { name: 'Receber por e-mail uma vez por semana' });
  expect(box).toBeChecked();
  await user.click(box);
  await waitFor(async () =>
    expect(await server().db.$count(users, and(eq(users.id, operator.id), eq(users.weeklyMail, false)))).toBe(
      1,
    ),
  );
});

it.each([
  ['ends them', ['Providers_Reader', 'Providers_Updater']],
  ['only sees them without the right to edit', ['Providers_Reader']],
])("an administrator opens a user's sessions on the user's page, and %s", async (_what, permissions) => {
  const operator = await makeOperator(server().db);
  const call = await elsewhere(operator);
  const { username } = await makeAdministrator(server().db, { permissions });
  const { user } = await renderApp(`/userProviders/${operator.id}/details`, {
    as: username,
    server: server(),
  });
  const section = within(await screen.findByRole('region', { name: 'Sessões' }));
  await user.click(section.getByRole('button', { name: 'Mostrar' }));
  expect(await rows()).toHaveLength(2);
  const button = section.queryByRole('button', { name: /^Terminar a sessão em / });
  expect(button === null).toBe(permissions.length === 1);
  if (button) {
    await user.click(button);
    expect(await section.findByText('Este utilizador não tem nenhuma sessão aberta.')).toBeVisible();
  }
  expect(await call()).toBe(button ? 401 : 200);
});
