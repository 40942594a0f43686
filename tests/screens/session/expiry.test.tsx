import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleSession } from '../../support/exampleSession';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { signInByForm } from '../../support/signInByForm';

const overdue = { ...exampleSession, accessToken: 'no-longer-good', refreshToken: 'no-longer-good' };

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
});
