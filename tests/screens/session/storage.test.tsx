import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleSession } from '../../support/exampleSession';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { signInByForm } from '../../support/signInByForm';

const server = sharedServer();
const refused =
  'Este navegador não deixa guardar a sessão: o armazenamento está bloqueado ou cheio. Permita que este site guarde dados, ou liberte espaço, e tente novamente.';

/** Refuses these ways of using the browser's storage, as a browser does that was told to block or has no room. */
const refuse = (error: DOMException, ...ways: ('getItem' | 'setItem' | 'removeItem')[]) => {
  for (const way of ways)
    vi.spyOn(Storage.prototype, way).mockImplementation(() => {
      throw error;
    });
};
const full = new DOMException('The quota has been exceeded.', 'QuotaExceededError');
const blocked = new DOMException('Access is denied for this document.', 'SecurityError');

afterEach(() => vi.restoreAllMocks());

describe('4 Session: where the browser stores nothing', () => {
  it.each([
    ['full', () => refuse(full, 'setItem')],
    ['blocked', () => refuse(blocked, 'getItem', 'setItem', 'removeItem')],
  ])(
    'with storage that is %s the sign-in page says why, and the server ends the session',
    async (_, block) => {
      const { user, requests } = await renderApp('/login', { server: server() });
      await screen.findByRole('button', { name: 'Entrar' });
      block();
      await signInByForm(user, exampleSession.username);
      expect(await screen.findByText(refused)).toBeVisible();
      expect(window.location.pathname).toBe('/login');
      expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue(exampleSession.username);
      expect(requests.map(({ path }) => path)).toContain('/api/Authentication/sign-out');
    },
  );
});
