import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { userStatus } from '../../../contract/rules/userTypes';
import { users } from '../../../server/db/schema/users';
import { makeOperator, makeProvider } from '../../support/builders';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';

const server = sharedServer();

it('all users of a provider become inactive in one go, after the screen has said how many and what changes', async () => {
  const { db } = server();
  const provider = await makeProvider(db);
  const made = [];
  for (const name of ['um', 'dois', 'tres'])
    made.push(await makeOperator(db, { parentId: provider.id, username: `lote-${name}@lote.example.pt` }));
  const { user } = await renderApp('/userProviders', { as: 'admin@tsi.example.pt', server: server() });
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'lote.example.pt');
  await user.click(screen.getByRole('button', { name: 'Pesquisar' }));
  await waitFor(() => expect(screen.getByText('1-3 de 3 resultados')).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Alterar em conjunto' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Alterar todos os resultados' }));
  await user.click(dialog.getByRole('combobox', { name: /Novo valor/ }));
  await user.click(await screen.findByRole('option', { name: 'Inativo' }));
  await user.click(dialog.getByRole('button', { name: 'Ver o que muda' }));
  expect(await dialog.findByText(/Ativo → Inativo: 3/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Alterar' }));
  expect(await dialog.findByText('Registos alterados: 3.')).toBeVisible();
  const stored = await db.select().from(users).where(eq(users.parentId, provider.id));
  expect(stored.map(({ userStatusId }) => userStatusId)).toEqual(made.map(() => userStatus.inactive));
});
