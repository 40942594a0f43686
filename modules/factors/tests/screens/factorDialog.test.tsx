import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { expireSession } from '../../../../providers/http/session';
import { button, heading } from '../../../../tests/screens/users/recordScreen';
import { makeAdministrator, makeProvider } from '../../../../tests/support/builders';
import { network } from '../../../../tests/support/network';
import { pageSettled } from '../../../../tests/support/pageSettled';
import { renderApp } from '../../../../tests/support/renderApp';
import { sharedServer } from '../../../../tests/support/sharedServer';
import { signInByForm } from '../../../../tests/support/signInByForm';

const server = sharedServer();
const asked = 'Confirme que é mesmo a sua conta';

/** Saves a provider, which the server answers by asking for a factor; returns how often the call was made. */
const saveProvider = async () => {
  const { id } = await makeProvider(server().db, { name: 'Antes' });
  const path = `/providers/${id}/edit`;
  const app = await renderApp(path, { as: 'admin@tsi.example.pt', server: server() });
  await heading('Alterar Prestador de Serviço Antes');
  await app.user.type(screen.getByRole('textbox', { name: 'Nome' }), ' e depois');
  let calls = 0;
  network.use(
    http.post('*/api/User/update-provider', () => {
      calls += 1;
      const headers = { 'WWW-Authenticate': 'Bearer error="insufficient_user_authentication"' };
      return HttpResponse.json({ errors: ['Confirme primeiro.'] }, { status: 403, headers });
    }),
  );
  return { ...app, save: () => app.user.click(button('Gravar')), calls: () => calls };
};

it('what asks for a factor fails, and does not wait for ever, where the factors can not be asked for', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { save } = await saveProvider();
  network.use(http.get('*/api/Factors/get-factors', () => HttpResponse.json({}, { status: 500 })));
  await save();
  expect(await screen.findByText(/^Ocorreu um erro na edição do prestador/)).toBeVisible();
  await waitFor(() => expect(button('Gravar')).toBeEnabled());
});

it('what waits for a factor when the session ends is not done for whoever signs in next', async () => {
  const { user, save, calls } = await saveProvider();
  const factor = { id: 1, kind: 'codes', name: 'Códigos', createdOn: '2026-01-01', lastUsedOn: null };
  const data = { factors: [factor], recoveryCodes: 0, requiredOn: null, removalDueOn: null };
  network.use(http.get('*/api/Factors/get-factors', () => HttpResponse.json({ data })));
  await save();
  await screen.findByRole('dialog', { name: asked });
  act(expireSession);
  const other = await makeAdministrator(server().db);
  await signInByForm(user, other.username);
  await screen.findByRole('button', { name: other.username });
  await pageSettled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(calls()).toBe(1);
});
