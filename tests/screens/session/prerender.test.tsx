import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { prerender } from '../../../src/public/boot/prerender';
import { rootElement } from '../../../src/public/boot/WebApplication';
import { answerApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';

const server = sharedServer();

describe('the login page that the build drew', () => {
  it('is hydrated unchanged, with the text that was typed', async () => {
    const complaints = vi.spyOn(console, 'error');
    answerApp(server());
    window.history.replaceState(null, '', '/login');
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = prerender()['prerendered-login'] ?? '';
    const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
    email.value = 'ana@exemplo.pt';

    const react = await act(async () => hydrateRoot(root, rootElement()));
    onTestFinished(() => act(async () => react.unmount()).then(() => root.remove()));
    expect(complaints).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toBe(email);
    expect(email).toHaveValue('ana@exemplo.pt');
    await waitFor(() => expect(document.title).toContain('Autenticação Prestador'));
  });
});
