import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';

const server = sharedServer();
const operator = 'operador@netatlantico.example.pt';

const silent: { onerror?: () => void } = {};

afterEach(() => {
  // Otherwise the draft database would stay silent in the test files that follow.
  silent.onerror?.();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const forbidden = {
  open: () => {
    throw new DOMException('Forbidden', 'SecurityError');
  },
};

describe('1 Sair', () => {
  it.each([
    ['works', undefined],
    ['never answers', { open: () => silent }],
    ['is forbidden', forbidden],
  ])('signs out where the storage of drafts %s', async (_what, database) => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    if (database) vi.stubGlobal('indexedDB', database);
    const { user } = await renderApp('/applicationManagement', { as: operator, server: server() });
    await user.click(await screen.findByRole('button', { name: operator }));
    await user.click(screen.getByRole('menuitem', { name: 'Sair' }));
    expect(await screen.findByRole('heading', { name: 'Autenticação Prestador' })).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(localStorage.getItem('currentUser')).toBeNull();
  });
});
