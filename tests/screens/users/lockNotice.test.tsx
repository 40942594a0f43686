import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { accountKey, takeAttempt } from '../../../server/services/attempts/takeAttempt';
import { makeAdministrator } from '../../support/builders';
import { network } from '../../support/network';
import { pageSettled } from '../../support/pageSettled';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { grid, heading } from './recordScreen';

const server = sharedServer();
const locked = async () => {
  const user = await makeAdministrator(server().db);
  const context = { db: server().db, now: () => new Date(), remoteAddress: null };
  for (let count = 0; count < 5; count += 1)
    await takeAttempt(context, 'login', accountKey(user.username, user.id));
  return user;
};
const open = async (id: number, username: string, as = 'admin@tsi.example.pt') => {
  const app = await renderApp(`/users/${id}/details`, { as, server: server() });
  await heading(`Acessos de ${username}`);
  await grid();
  return app;
};
const notice = () => screen.queryByText(/^Depois de demasiadas tentativas com a palavra-passe errada/);
const button = () => screen.queryByRole('button', { name: 'Permitir já a entrada' });

describe('a user who is locked after wrong passwords', () => {
  it('has a notice, with a button for administrators who may edit the user', async () => {
    const { id, username } = await locked();
    const { user } = await open(id, username);
    await waitFor(() => expect(notice()).toBeVisible());
    await waitFor(() => expect(button()).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'Permitir já a entrada' }));
    expect(await screen.findByText('A entrada já é possível.')).toBeVisible();
    await waitFor(() => expect(notice()).not.toBeInTheDocument());
  });

  it('has a notice without a button for other administrators', async () => {
    const { id, username } = await locked();
    const reader = await makeAdministrator(server().db, { permissions: ['Users_Reader'] });
    await open(id, username, reader.username);
    await waitFor(() => expect(notice()).toBeVisible());
    await pageSettled();
    expect(button()).not.toBeInTheDocument();
  });

  it('can not be let in where the back end has no call for it: the button goes, without a toast', async () => {
    network.use(http.post('*/api/User/lift-lock', () => new HttpResponse(null, { status: 404 })));
    const { id, username } = await locked();
    const { user } = await open(id, username);
    await waitFor(() => expect(button()).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'Permitir já a entrada' }));
    await waitFor(() => expect(button()).not.toBeInTheDocument());
    expect(notice()).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
