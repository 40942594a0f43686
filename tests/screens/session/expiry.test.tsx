import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleSession } from '../../support/exampleSession';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { signInByForm } from '../../support/signInByForm';

const overdue = { ...exampleSession, accessToken: 'no-longer-good', refreshToken: 'no-longer-good' };

const ended = 'A sua sessão terminou. Entre de novo para continuar onde estava.';
afterEach(() => sessionStorage.clear());

const server = sharedServer();
const open = (path: string, as?: string) => renderApp(path, { server: server(), ...(as && { as }) });

describe('4 Session: when it is over', () => {
  it("says 'Sessão expirada', leads to sign in, and back afterwards", async () => {
    localStorage.setItem('currentUser', JSON.stringify(overdue));
    const { user, requests } = await open('/applicationManagement');
    expect(await screen.findByText('Sessão expirada')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(new URLSearchParams(window.location.search).get('redirect')).toBe('/applicationManagement');
    expect(localStorage.getItem('currentUser')).toBeNull();
    expect(requests.filter(({ path }) => path.includes('refresh'))).toHaveLength(1);

    await signInByForm(user, exampleSession.username);
    await waitFor(() => expect(window.location.pathname).toBe('/applicationManagement'));
  });

  it('the sign-in page says so for as long as it stands there, and keeps the e-mail', async () => {
    localStorage.setItem('currentUser', JSON.stringify(overdue));
    await open('/applicationManagement');
    expect(await screen.findByText(ended)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue(exampleSession.username);
    cleanup();

    const { user } = await open('/login');
    expect(await screen.findByText(ended)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue(exampleSession.username),
    );
    await signInByForm(user, exampleSession.username);
    await waitFor(() => expect(window.location.pathname).toBe('/form'));
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('endedSession');
  });

  it('says nothing of the kind to who signed out, or has not been here', async () => {
    await open('/login');
    expect(await screen.findByRole('button', { name: 'Entrar' })).toBeVisible();
    expect(screen.queryByText(ended)).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('');
  });
});
