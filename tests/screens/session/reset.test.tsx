import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { badRequest } from '../../../contract/errors';
import { validationMessages } from '../../../contract/rules/validationMessages';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { answerWith, field, goodPassword, save, typeNewPassword } from './passwordFields';

const server = sharedServer();
const open = (path = '/passwordReset?code=abc') => renderApp(path, { server: server() });
const call = 'submit-user-reset-pwd';
const arrivesAtLogin = () => waitFor(() => expect(window.location.pathname).toBe('/login'));

describe('2.2 Password reset', () => {
  it.each([
    ['/passwordReset?code=abc&isNewAccount=1', 'REGISTO'],
    ['/passwordReset?code=abc&isNewAccount=0', 'RECUPERAR PALAVRA-PASSE'],
    ['/passwordReset?code=abc', 'RECUPERAR PALAVRA-PASSE'],
  ])('%s is titled %s', async (path, title) => {
    await open(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const label of ['Nova Palavra-passe', 'Confirmar Palavra-passe']) {
      expect(await field(label)).toHaveAttribute('autocomplete', 'new-password');
      expect(await field(label)).toHaveAttribute('type', 'password');
    }
  });

  it('treats a link without code as expired', async () => {
    await open('/passwordReset');
    expect(await screen.findByText(/^A ligação já não é válida/)).toBeVisible();
    await arrivesAtLogin();
  });
});

describe('5 New password', () => {
  it('requires both fields', async () => {
    const { user, requests } = await open();
    await screen.findByRole('button', { name: 'Gravar' });
    await save(user);
    expect(await screen.findAllByText(validationMessages.required)).toHaveLength(2);
    expect(await field('Nova Palavra-passe')).toHaveFocus();
    expect(requests.filter(({ path }) => path.includes(call))).toEqual([]);
  });

  it.each([
    'Curta-12a',
    'Muito-Comprida-Para-Servir-2026',
    'Com Espaco-2026',
    'SEM-MINUSCULA-2026',
    'sem-maiuscula-2026',
    'Sem-Algarismo',
    'SemEspecial2026',
  ])('refuses %s while it is typed', async (password) => {
    const { user } = await open();
    await user.type(await field('Nova Palavra-passe'), password);
    expect(await screen.findByText(validationMessages.password)).toBeVisible();
    expect(await field('Nova Palavra-passe')).toBeInvalid();
  });

  it('ticks the rules off while they are met, and says how many', async () => {
    const { user } = await open();
    const list = await screen.findByRole('list', { name: 'A palavra-passe deve ter:' });
    const met = () =>
      within(list)
        .getAllByRole('listitem')
        .filter(({ textContent }) => textContent?.includes('(cumprido)'))
        .map(({ textContent }) => textContent?.replace(' (cumprido)', ''));
    expect(within(list).getAllByRole('listitem')).toHaveLength(6);
    expect(met()).toEqual([]);
    await user.type(await field('Nova Palavra-passe'), 'a1');
    expect(met()).toEqual(['nenhum espaço', 'pelo menos uma letra minúscula', 'pelo menos um algarismo']);
    expect(screen.getByText('3 de 6 requisitos cumpridos')).toHaveAttribute('aria-live', 'polite');
    await user.type(await field('Nova Palavra-passe'), 'B-345678');
    expect(met()).toHaveLength(6);
    expect(met()[0]).toBe('entre 10 e 25 caracteres');
  });

  it('wants the same twice, whichever of the two changes last', async () => {
    const { user } = await open();
    await typeNewPassword(user, goodPassword, 'Outra-Palavra-2026');
    expect(await screen.findByText(validationMessages.passwordMismatch)).toBeVisible();
    const confirmation = await field('Confirmar Palavra-passe');
    await user.clear(confirmation);
    await user.type(confirmation, goodPassword);
    await waitFor(() =>
      expect(screen.queryByText(validationMessages.passwordMismatch)).not.toBeInTheDocument(),
    );
    await user.type(await field('Nova Palavra-passe'), '!');
    expect(await screen.findByText(validationMessages.passwordMismatch)).toBeVisible();
  });

  it('can be shown while it is typed', async () => {
    const { user } = await open();
    const [show] = await screen.findAllByRole('button', { name: 'Mostrar caracteres' });
    if (show) await user.click(show);
    expect(await field('Nova Palavra-passe')).toHaveAttribute('type', 'text');
  });
});

describe('8 Reset', () => {
  it('shows a toast and leads to the login page', async () => {
    const { user, requests } = await open();
    answerWith(call, { success: true });
    await typeNewPassword(user, goodPassword);
    await save(user);
    expect(await screen.findByText('A palavra-passe foi atualizada com sucesso.')).toBeVisible();
    await arrivesAtLogin();
    expect(requests).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ path: expect.stringContaining(call) })]),
    );
  });

  it('sends the code of the link and the password', async () => {
    const { user, requests } = await open('/passwordReset?code=no-such-code');
    await typeNewPassword(user, goodPassword);
    await save(user);
    await arrivesAtLogin();
    expect(requests.find(({ path }) => path.includes(call))?.body).toEqual({
      pwdRequestIdentifier: 'no-such-code',
      password: goodPassword,
    });
  });

  it('shows Identical_Password on the confirm field', async () => {
    const { user } = await open();
    answerWith(call, { success: false, errorCode: 'Identical_Password', errorMessage: 'Igual à anterior.' });
    await typeNewPassword(user, goodPassword);
    await save(user);
    const confirmation = await field('Confirmar Palavra-passe');
    await waitFor(() => expect(confirmation).toHaveAccessibleDescription('Igual à anterior.'));
    expect(window.location.pathname).toBe('/passwordReset');
  });

  it('has words of its own for a refusal without a message', async () => {
    const { user } = await open();
    answerWith(call, { success: false, errorCode: 'Identical_Password', errorMessage: '' });
    await typeNewPassword(user, goodPassword);
    await save(user);
    const confirmation = await field('Confirmar Palavra-passe');
    await waitFor(() => expect(confirmation).toHaveAccessibleDescription('Ocorreu um erro.'));
  });

  it('shows the server message of Link_expired as a toast, and leads to the login page', async () => {
    const { user } = await open();
    answerWith(call, { success: false, errorCode: 'Link_expired', errorMessage: 'O link expirou.' });
    await typeNewPassword(user, goodPassword);
    await save(user);
    expect(await screen.findByText('O link expirou.')).toBeVisible();
    await arrivesAtLogin();
  });

  it.each([
    ['another code', { success: false, errorCode: 'Something', errorMessage: 'Interno' }],
    ['no code', { success: false }],
    ['a 400', HttpResponse.json(badRequest('Valor inválido.'), { status: 400 })],
    ['a 500', HttpResponse.json({ message: 'Interno' }, { status: 500 })],
    ['no answer', HttpResponse.error()],
  ])("says 'Ocorreu um erro.' for %s, and stays", async (_what, answer) => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { user } = await open();
    answerWith(call, answer);
    await typeNewPassword(user, goodPassword);
    await save(user);
    expect(await screen.findByText('Ocorreu um erro.')).toBeVisible();
    expect(window.location.pathname).toBe('/passwordReset');
    vi.restoreAllMocks();
  });
});
