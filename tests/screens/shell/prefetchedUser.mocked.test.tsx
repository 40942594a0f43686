import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SignedInApp } from '../../../src/public/prefetch/SignedInApp';
import { answerApp, renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';

const server = sharedServer();

// The application boots when its module is loaded, so this file needs its own module instances (vitest.config.ts).
it('6 data prefetched for one user are not shown to the next', async () => {
  const operator = await server().signIn('operador@netatlantico.example.pt');
  const asked = answerApp(server());
  window.history.replaceState(null, '', '/applicationManagement');
  localStorage.setItem('currentUser', JSON.stringify(operator));
  await SignedInApp.load();
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/api/Application/search'));

  await renderApp('/noPermissions', { as: 'admin@tsi.example.pt', server: server() });
  expect(screen.getByRole('button', { name: 'admin@tsi.example.pt' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Utilizadores' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Gerir Pedidos' })).not.toBeInTheDocument();
});
