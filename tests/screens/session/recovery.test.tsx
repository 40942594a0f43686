import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { badRequest } from '../../../contract/errors';
import { network } from '../../support/network';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';

const server = sharedServer();
const open = (path: string) => renderApp(path, { server: server() });
const path = '*/api/Authentication/get-email-for-password-recovery';
const email = 'operador@netatlantico.example.pt';

const send = async (user: UserEvent, username: string) => {
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), username);
  await user.click(screen.getByRole('button', { name: 'ENVIAR' }));
};
const arrivesAt = (wanted: string) => waitFor(() => expect(window.location.pathname).toBe(wanted));

describe('2.2 Password recovery', () => {
  it('is reached from the login page and leads back to it', async () => {
    const { user } = await open('/login');
    const link = await screen.findByRole('link', { name: 'Esqueceu-se da palavra-passe?' });
    expect(link).toHaveAttribute('href', '/passwordRecovery/');
    await user.click(link);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'RECUPERAÇÃO DE PALAVRA-PASSE' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'VOLTAR' }));
    await arrivesAt('/login');
  });

  it('brings the wanted path back to the login page', async () => {
    const { user } = await open('/login?redirect=%2FapplicationManagement');
    await user.click(await screen.findByRole('link', { name: 'Esqueceu-se da palavra-passe?' }));
    await user.click(await screen.findByRole('button', { name: 'VOLTAR' }));
    await waitFor(() => expect(window.location.search).toBe('?redirect=%2FapplicationManagement'));
  });

  it('requires an e-mail of the right form and judges it while it is typed (5)', async () => {
    const { user, requests } = await open('/passwordRecovery');
    await user.click(await screen.findByRole('button', { name: 'ENVIAR' }));
    expect(await screen.findByText('Campo obrigatório.')).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'E-mail' });
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'username');
    await user.type(field, 'maria@example');
    expect(await screen.findByText('E-mail inválido.')).toBeVisible();
    await user.type(field, '.pt');
    await waitFor(() => expect(screen.queryByText('E-mail inválido.')).not.toBeInTheDocument());
    await user.clear(field);
    expect(await screen.findByText('Campo obrigatório.')).toBeVisible();
    expect(requests.filter((request) => request.path.includes('recovery'))).toEqual([]);
  });

  it('judges the e-mail when it is left (5)', async () => {
    const { user } = await open('/passwordRecovery');
    await user.click(await screen.findByRole('textbox', { name: 'E-mail' }));
    await user.tab();
    expect(await screen.findByText('Campo obrigatório.')).toBeVisible();
  });
});

describe('8 Recovery', () => {
  it.each([
    ['/passwordRecovery', '/login'],
    ['/passwordRecovery/?redirect=%2FpasswordReset%3Fcode%3Dabc', '/passwordReset'],
    ['/passwordRecovery?redirect=https%3A%2F%2Felsewhere.example', '/login'],
  ])('from %s says that the e-mail was sent and goes to %s', async (from, to) => {
    const { user, requests } = await open(from);
    await send(user, email);
    expect(await screen.findByText('E-mail de reposição da palavra-passe enviado!')).toBeVisible();
    await arrivesAt(to);
    expect(requests.find((request) => request.path.includes('recovery'))?.body).toEqual({ username: email });
  });

  it.each([
    [
      'an empty result',
      HttpResponse.json({ data: false }),
      'Ocorreu um erro na reposição da palavra-passe, por favor tente novamente.',
    ],
    [
      'an empty body',
      new HttpResponse(null),
      'Ocorreu um erro na reposição da palavra-passe, por favor tente novamente.',
    ],
    [
      'the first nested message of a 400',
      HttpResponse.json(badRequest('E-mail recusado.', 'Outra.'), { status: 400 }),
      'E-mail recusado.',
    ],
    [
      'the message of another refusal',
      HttpResponse.json({ message: 'Demasiados pedidos.' }, { status: 429 }),
      'Demasiados pedidos.',
    ],
    ['no answer', HttpResponse.error(), 'Ocorreu um erro na submissão do pedido, por favor tente novamente.'],
  ])('tells of %s and stays', async (_what, answer, message) => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { user } = await open('/passwordRecovery');
    network.use(http.post(path, () => answer));
    await send(user, email);
    expect(await screen.findByText(message)).toBeVisible();
    expect(window.location.pathname).toBe('/passwordRecovery');
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
    vi.restoreAllMocks();
  });
});
