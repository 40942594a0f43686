import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { validationMessages } from '../../../contract/rules/validationMessages';
import { demoPassword } from '../../../server/seed/common/demoAccounts';
import { holdCall } from '../../support/holdCall';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { answerWith, field, goodPassword, save, typeNewPassword } from './passwordFields';

const operator = 'operador@netatlantico.example.pt';
const server = sharedServer();
const open = (as = operator) => renderApp('/passwordChange', { server: server(), as });
const call = 'submit-user-change-pwd';

describe('2.2 Password change', () => {
  it('is reached from the menu of an operator', async () => {
    const { user } = await renderApp('/noPermissions', { server: server(), as: operator });
    await user.click(await screen.findByRole('button', { name: operator }));
    await user.click(await screen.findByRole('menuitem', { name: 'Alterar palavra-passe' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'ALTERAR PALAVRA-PASSE' })).toBeVisible();
    expect(window.location.pathname).toBe('/passwordChange');
  });

  it('is nothing for an administrator, neither in the menu nor by its address', async () => {
    const administrator = 'admin@tsi.example.pt';
    const { user } = await open(administrator);
    await waitFor(() => expect(window.location.pathname).toBe('/applications'));
    await user.click(await screen.findByRole('button', { name: administrator }));
    expect(await screen.findByRole('menuitem', { name: 'Sair' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Alterar palavra-passe' })).not.toBeInTheDocument();
  });

  it('tells password managers the user, the current and the new password', async () => {
    await open();
    expect(await field('Palavra-passe atual')).toHaveAttribute('autocomplete', 'current-password');
    expect(await field('Nova Palavra-passe')).toHaveAttribute('autocomplete', 'new-password');
    const username = document.querySelector('input[autocomplete="username"]');
    await waitFor(() => expect(username).toHaveValue(operator));
    expect(username).not.toBeVisible();
  });
});

describe('5 Change password', () => {
  it('requires all three', async () => {
    const { user, requests } = await open();
    await field('Palavra-passe atual');
    await save(user);
    expect(await screen.findAllByText(validationMessages.required)).toHaveLength(3);
    expect(requests.filter(({ path }) => path.includes(call))).toEqual([]);
  });

  it('wants a new password that differs, whichever of the two changes last', async () => {
    const { user } = await open();
    await user.type(await field('Palavra-passe atual'), goodPassword);
    await typeNewPassword(user, goodPassword);
    expect(await screen.findByText(validationMessages.passwordUnchanged)).toBeVisible();
    await user.type(await field('Palavra-passe atual'), '1');
    await waitFor(() =>
      expect(screen.queryByText(validationMessages.passwordUnchanged)).not.toBeInTheDocument(),
    );
  });

  it('wants the rules kept and the same twice', async () => {
    const { user } = await open();
    await user.type(await field('Palavra-passe atual'), 'x');
    await typeNewPassword(user, 'fraca', 'outra');
    expect(await screen.findByText(validationMessages.password)).toBeVisible();
    expect(screen.getByText(validationMessages.passwordMismatch)).toBeVisible();
  });
});

describe('8 Change', () => {
  const fill = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.type(await field('Palavra-passe atual'), demoPassword);
    await typeNewPassword(user, goodPassword);
    await save(user);
  };

  it('sends both passwords, shows a toast and leads Home', async () => {
    const { user } = await open();
    answerWith(call, { success: true });
    await fill(user);
    expect(await screen.findByText('A palavra-passe foi atualizada com sucesso.')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/form'));
  });

  it('shows the refusal of a wrong current password of the real server on its field', async () => {
    const { user, requests } = await open();
    await user.type(await field('Palavra-passe atual'), 'not-the-password');
    await typeNewPassword(user, goodPassword);
    await save(user);
    const current = await field('Palavra-passe atual');
    await waitFor(() => expect(current).toBeInvalid());
    await waitFor(() => expect(current).toHaveFocus());
    expect(requests.find(({ path }) => path.includes(call))?.body).toEqual({
      oldPassword: 'not-the-password',
      newPassword: goodPassword,
    });
  });

  it.each([
    ['Wrong_OldPassword', 'Palavra-passe atual'],
    ['Identical_Password', 'Nova Palavra-passe'],
  ])('shows %s on the field %s', async (errorCode, label) => {
    const { user } = await open();
    answerWith(call, { success: false, errorCode, errorMessage: 'Recusada.' });
    await fill(user);
    const refused = await field(label);
    await waitFor(() => expect(refused).toHaveAccessibleDescription('Recusada.'));
    expect(window.location.pathname).toBe('/passwordChange');
  });

  it('removes the server message of a field with the next attempt, however that ends', async () => {
    const { user } = await open();
    answerWith(call, { success: false, errorCode: 'Wrong_OldPassword', errorMessage: 'Recusada.' });
    await fill(user);
    const current = await field('Palavra-passe atual');
    await waitFor(() => expect(current).toHaveAccessibleDescription('Recusada.'));
    answerWith(call, HttpResponse.json({ message: 'Interno' }, { status: 500 }));
    await save(user);
    expect(await screen.findByText('Ocorreu um erro.')).toBeVisible();
    expect(current).toBeValid();
    expect(screen.queryByText('Recusada.')).not.toBeInTheDocument();
  });

  it.each([
    ['another code', { success: false, errorCode: 'Other', errorMessage: 'Interno' }],
    ['a 500', HttpResponse.json({ message: 'Interno' }, { status: 500 })],
  ])("says 'Ocorreu um erro.' for %s", async (_what, answer) => {
    const { user } = await open();
    answerWith(call, answer);
    await fill(user);
    expect(await screen.findByText('Ocorreu um erro.')).toBeVisible();
    expect(window.location.pathname).toBe('/passwordChange');
  });
});

it('who has left the page when the password is changed is not taken away from where they are', async () => {
  const { user } = await open();
  await user.type(await field('Palavra-passe atual'), demoPassword);
  await typeNewPassword(user, goodPassword);
  const change = holdCall(call);
  await save(user);
  await change.isMade();
  await user.click(screen.getByRole('link', { name: 'Manutenção da Tarifa Social' }));
  await waitFor(() => expect(window.location.pathname).toBe('/applicationAnnualMaintenance'));
  await change.isAnswered();
  expect(await screen.findByText('A palavra-passe foi atualizada com sucesso.')).toBeVisible();
  expect(window.location.pathname).toBe('/applicationAnnualMaintenance');
});
